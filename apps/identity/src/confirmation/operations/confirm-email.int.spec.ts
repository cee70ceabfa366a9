import {
  acceptInvitation,
  confirmEmail,
  createInvitation,
  getSession,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  signIn,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn, confirmationTokenTo, mailsTo, tokenTo } from '../../testing/mails.suite';

const anonymous = { kind: 'anonymous' } as const;
const password = 'Correct-Horse-7';
const refused = { code: 'CONFIRMATION_LINK_INVALID' };
const unconfirmed = {
  code: 'EMAIL_NOT_CONFIRMED',
  message: 'Email not confirmed. Please check your inbox.',
};
const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());

const confirm = (token: string) => product.call(confirmEmail, { body: { token } }, anonymous);
const enter = (given = password) =>
  product.call(signIn, { body: { email: org.admin.email, password: given } }, anonymous);
const resend = () => product.call(resendConfirmation, {}, org.admin);
const isConfirmed = async () => (await product.call(getSession, {}, org.admin)).emailConfirmed;
const links = async () =>
  (await mailsTo(product, org.admin.email)).filter(({ template }) => template === 'email-confirmation');
const linkOf = (count = 1) => confirmationTokenTo(product, org.admin.email, count);
const aMomentLater = () =>
  product.sql(
    `update identity.account_token set created_at = created_at - interval '61 seconds' where user_id = $1`,
    [org.admin.userId],
  );

describe('sign-up', () => {
  it('signs the user in with an unconfirmed address, and emails a link that is said to be valid for a day', async () => {
    expect(await isConfirmed()).toBe(false);
    expect(await links()).toMatchObject([
      {
        params: {
          name: 'Ana Okafor',
          hours: 24,
          link: expect.stringContaining('/auth/confirm-email?token='),
        },
      },
    ]);
  });

  it('emails a link that expires after a day', async () => {
    const before = Date.now();
    const { admin } = await product.signUp();
    const after = Date.now();
    const [token] = await product.sql<{ expires_at: Date }>(
      'select expires_at from identity.account_token where user_id = $1',
      [admin.userId],
    );
    const signedUpAt = (token?.expires_at.getTime() ?? 0) - 24 * 3_600_000;
    expect(signedUpAt).toBeGreaterThanOrEqual(before);
    expect(signedUpAt).toBeLessThanOrEqual(after);
  });

  it('stores the link nowhere in plain text', async () => {
    const token = await linkOf();
    const stored = await product.sql(`select to_jsonb(t) as row from identity.account_token t`);
    const sent = await product.sql(`select payload from identity.outbox`);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(sent)).not.toContain(token);
  });
});

describe('a confirmation link', () => {
  it('confirms the address, is audited, and updates open pages', async () => {
    await expect(confirm(await linkOf())).resolves.toEqual({ success: true });
    expect(await isConfirmed()).toBe(true);
    const { userId } = org.admin;
    expect((await actsOn(product, userId)).at(-1)).toMatchObject({
      action: 'UPDATE',
      userId,
      changes: [{ field: 'emailConfirmedAt', oldValue: null }],
      notes: 'The owner followed the link that was emailed to the address.',
    });
    const told = await product.sql(
      `select 1 from identity.outbox where destination = 'evt.identity.UserChanged.v1' and payload->'data'->>'userId' = $1`,
      [userId],
    );
    expect(told).toHaveLength(1);
  });

  it('works once, even if used concurrently', async () => {
    const token = await linkOf();
    const tries = await Promise.allSettled([confirm(token), confirm(token), confirm(token)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(refused);
    await expect(confirm(token)).rejects.toMatchObject(refused);
  });

  it('expires after a day, or when another one is sent', async () => {
    const first = await linkOf();
    await aMomentLater();
    await resend();
    await expect(confirm(first)).rejects.toMatchObject(refused);
    const second = await linkOf(2);
    await product.sql('update identity.account_token set expires_at = now() where user_id = $1', [
      org.admin.userId,
    ]);
    await expect(confirm(second)).rejects.toMatchObject(refused);
    expect(await isConfirmed()).toBe(false);
  });

  it('is invalid if made up, meant for a new password, or of an inactive account', async () => {
    await expect(confirm('A'.repeat(43))).rejects.toMatchObject(refused);
    await expect(confirm('')).rejects.toMatchObject(refused);
    await product.call(requestPasswordReset, { body: { email: org.admin.email } }, anonymous);
    await expect(confirm(await tokenTo(product, org.admin.email))).rejects.toMatchObject(refused);
    await product.sql('update identity."user" set is_active = false where id = $1', [org.admin.userId]);
    await expect(confirm(await linkOf())).rejects.toMatchObject(refused);
  });
});

describe('signing in with an unconfirmed address', () => {
  it('is rejected and sends another link, and succeeds once the address is confirmed', async () => {
    await aMomentLater();
    await expect(enter()).rejects.toMatchObject(unconfirmed);
    await confirm(await linkOf(2));
    await expect(enter()).resolves.toMatchObject({ session: { emailConfirmed: true } });
    expect(await actsOn(product, org.admin.userId)).toContainEqual(
      expect.objectContaining({
        action: 'LOGIN_FAILED',
        userId: org.admin.userId,
        notes: 'The password was correct, but the address is not confirmed.',
      }),
    );
  });

  it('sends no second email within a minute, and at most ten a day', async () => {
    await expect(enter()).rejects.toMatchObject(unconfirmed);
    await expect(enter()).rejects.toMatchObject(unconfirmed);
    expect(await links()).toHaveLength(1);
    for (let n = 0; n < 11; n++) {
      await aMomentLater();
      await expect(enter()).rejects.toMatchObject(unconfirmed);
    }
    expect(await links()).toHaveLength(10);
    // The last link still works.
    await confirm(await linkOf(10));
    await expect(enter()).resolves.toBeDefined();
  });

  it('reveals nothing and sends no email without the right password', async () => {
    await aMomentLater();
    await expect(enter('Wrong-Horse-7')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await links()).toHaveLength(1);
  });

  it('reports an inactive practice instead, and sends no email', async () => {
    await aMomentLater();
    await product.sql('update identity.organisation set is_active = false where id = $1', [
      org.organisationId,
    ]);
    await expect(enter()).rejects.toMatchObject({ code: 'ORGANISATION_INACTIVE' });
    expect(await links()).toHaveLength(1);
  });
});

describe('requesting another confirmation link', () => {
  it('is allowed after a minute, and audited', async () => {
    await expect(resend()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('Please check your inbox'),
      retryAfterSeconds: expect.any(Number),
    });
    await aMomentLater();
    await expect(resend()).resolves.toEqual({ success: true });
    expect(await links()).toHaveLength(2);
    expect((await actsOn(product, org.admin.userId)).at(-1)).toMatchObject({ action: 'SEND' });
  });

  it('is rejected once the address is confirmed', async () => {
    await product.confirmEmail(org.admin.email);
    await expect(resend()).rejects.toMatchObject({ code: 'EMAIL_ALREADY_CONFIRMED' });
  });
});

describe('an address is confirmed implicitly', () => {
  it('by setting a new password with a link sent to it', async () => {
    const confirmation = await linkOf();
    await product.call(requestPasswordReset, { body: { email: org.admin.email } }, anonymous);
    const token = await tokenTo(product, org.admin.email);
    await product.call(resetPassword, { body: { token, newPassword: 'Another-Horse-8' } }, anonymous);
    await expect(enter('Another-Horse-8')).resolves.toMatchObject({ session: { emailConfirmed: true } });
    await expect(confirm(confirmation)).rejects.toMatchObject(refused);
  });

  it('by accepting an invitation sent to it', async () => {
    const email = 'priya.raman@harbour.example';
    const body = { email, firstName: 'Priya', lastName: 'Raman', role: 'USER' as const };
    await product.call(createInvitation, { body }, org.admin);
    const token = await tokenTo(product, email);
    const { session } = await product.call(
      acceptInvitation,
      { params: { token }, body: { password } },
      anonymous,
    );
    expect(session.emailConfirmed).toBe(true);
    await expect(product.call(signIn, { body: { email, password } }, anonymous)).resolves.toBeDefined();
  });
});
