import {
  checkResetLink,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  resolveSession,
  signIn,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn, furtherMailsTo, mailsTo, tokenTo } from '../../testing/mails.suite';

const anonymous = { kind: 'anonymous' } as const;
const newPassword = 'Another-Horse-8';
const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());

const ask = (email = org.admin.email) => product.call(requestPasswordReset, { body: { email } }, anonymous);
const reset = (token: string, password = newPassword) =>
  product.call(resetPassword, { body: { token, newPassword: password } }, anonymous);
const check = (token: string) => product.call(checkResetLink, { body: { token } }, anonymous);
const enter = (password: string) =>
  product.call(signIn, { body: { email: org.admin.email, password } }, anonymous);
const done = () => ({ success: true, email: org.admin.email });
const refused = {
  code: 'RESET_LINK_INVALID',
  message: expect.stringMatching(/^Failed to reset password\. .* request a new one\.$/),
};

async function freshToken(count = 1): Promise<string> {
  await ask();
  return tokenTo(product, org.admin.email, count);
}

describe('resetting a forgotten password', () => {
  it('gives the same answer for every address, and emails only known ones', async () => {
    expect(await ask('nobody@harbour.example')).toEqual({ success: true });
    expect(await ask(org.admin.email.toUpperCase())).toEqual({ success: true });
    await tokenTo(product, org.admin.email);
    expect(await furtherMailsTo(product, org.admin.email)).toMatchObject([
      {
        template: 'password-reset',
        params: {
          name: 'Ana Okafor',
          minutes: 60,
          link: expect.stringContaining('/auth/reset-password?token='),
        },
      },
    ]);
    expect(await mailsTo(product, 'nobody@harbour.example')).toEqual([]);
  });

  it('stores no secret or address in plain text', async () => {
    const token = await freshToken();
    const rows = await product.sql('select to_jsonb(t) as row from identity.account_token t');
    expect(JSON.stringify(rows)).not.toContain(token);
    const jobs = await product.sql(`select payload from identity.outbox where kind = 'job'`);
    expect(JSON.stringify(jobs)).not.toContain(token);
    expect(JSON.stringify(jobs)).not.toContain(org.admin.email);
  });

  it('ends every session, is audited, and emails the owner', async () => {
    const token = await freshToken();
    const { sessionId, userId } = org.admin;
    await expect(reset(token)).resolves.toEqual(done());
    await expect(enter('Correct-Horse-7')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(enter(newPassword)).resolves.toMatchObject({ token_type: 'bearer' });
    const gone = { code: 'UNAUTHENTICATED' };
    await expect(product.callInternal(resolveSession, { body: { sessionId } })).rejects.toMatchObject(gone);
    await expect(
      product.call(refreshSession, { body: { refreshToken: org.refreshToken } }, anonymous),
    ).rejects.toMatchObject(gone);
    const acts = await actsOn(product, userId);
    expect(acts).toContainEqual(expect.objectContaining({ action: 'PASSWORD_CHANGE', userId, changes: [] }));
    expect(acts).toContainEqual(expect.objectContaining({ action: 'LOGOUT', userId }));
    expect((await mailsTo(product, org.admin.email)).at(-1)).toMatchObject({
      template: 'password-changed',
      params: { name: 'Ana Okafor', changedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
  });

  it('reports the faults of a new password, and keeps the link valid', async () => {
    const token = await freshToken();
    await expect(reset(token, 'short')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: expect.arrayContaining([
        { path: 'newPassword', message: 'Password must be at least 8 characters long' },
      ]),
    });
    await expect(reset(token)).resolves.toEqual(done());
  });
});

describe('a password reset link', () => {
  it('works once, even if used concurrently', async () => {
    const token = await freshToken();
    const tries = await Promise.allSettled([reset(token), reset(token), reset(token)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(refused);
    await expect(reset(token)).rejects.toMatchObject(refused);
  });

  it('can be checked without being used up', async () => {
    const token = await freshToken();
    const { expiresAt } = await check(token);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    await expect(check(token)).resolves.toEqual({ expiresAt });
    await expect(reset(token)).resolves.toMatchObject({ success: true });
    await expect(check(token)).rejects.toMatchObject(refused);
  });

  it('expires when another is requested', async () => {
    const first = await freshToken();
    const second = await freshToken(2);
    await expect(check(first)).rejects.toMatchObject(refused);
    await expect(reset(first)).rejects.toMatchObject(refused);
    await expect(reset(second)).resolves.toBeDefined();
  });

  it('expires after an hour', async () => {
    const token = await freshToken();
    await product.sql('update identity.account_token set expires_at = now() where user_id = $1', [
      org.admin.userId,
    ]);
    await expect(check(token)).rejects.toMatchObject(refused);
    await expect(reset(token)).rejects.toMatchObject(refused);
  });

  it('is invalid if made up or of an inactive account', async () => {
    await expect(reset('A'.repeat(43))).rejects.toMatchObject(refused);
    await expect(reset('')).rejects.toMatchObject(refused);
    for (const made of ['A'.repeat(43), '']) await expect(check(made)).rejects.toMatchObject(refused);
    const token = await freshToken();
    await product.sql('update identity."user" set is_active = false where id = $1', [org.admin.userId]);
    await expect(check(token)).rejects.toMatchObject(refused);
    await expect(reset(token)).rejects.toMatchObject(refused);
  });
});
