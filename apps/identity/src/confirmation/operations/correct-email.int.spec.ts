import {
  confirmEmail,
  correctEmail,
  correctEmailAtSignIn,
  getSession,
  listUsers,
  requestPasswordReset,
  resetPassword,
  signIn,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { freshEmail } from '../../testing/staff.suite';
import { actsOn, confirmationTokenTo, mailsTo, tokenTo } from '../../testing/mails.suite';

const anonymous = { kind: 'anonymous' } as const;
const password = 'Correct-Horse-7';
const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());
let right: string;
beforeEach(async () => {
  right = freshEmail();
});

const correct = (email = right, given = password, idempotencyKey: string | null = null) =>
  product.call(correctEmail, { body: { email, password: given } }, org.admin, { idempotencyKey });
const correctOutside = (newEmail = right, given = password, email = org.admin.email) =>
  product.call(correctEmailAtSignIn, { body: { email, password: given, newEmail } }, anonymous);
const enter = (email: string) => product.call(signIn, { body: { email, password } }, anonymous);
const confirm = (token: string) => product.call(confirmEmail, { body: { token } }, anonymous);
const practiceEmail = async () => (await product.call(getSession, {}, org.admin)).organisation.email;

describe('correcting a mistyped address', () => {
  it('replaces the confirmation link and updates the practice’s address', async () => {
    const wrong = org.admin.email;
    const strayed = await confirmationTokenTo(product, wrong);
    await expect(correct(right.toUpperCase())).resolves.toEqual({ success: true, email: right });
    expect(await practiceEmail()).toBe(right);
    await expect(confirm(strayed)).rejects.toMatchObject({ code: 'CONFIRMATION_LINK_INVALID' });
    await confirm(await confirmationTokenTo(product, right));
    await expect(enter(right)).resolves.toMatchObject({ session: { user: { email: right } } });
    await expect(enter(wrong)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const found = await product.call(listUsers, { query: { search: right } }, org.admin);
    expect(found.items).toHaveLength(1);
  });

  it('is audited with both addresses, and published to the gateways', async () => {
    const wrong = org.admin.email;
    await correct();
    expect(await actsOn(product, org.admin.userId)).toContainEqual(
      expect.objectContaining({
        action: 'UPDATE',
        changes: [expect.objectContaining({ field: 'email', oldValue: wrong, newValue: right })],
      }),
    );
    expect(await actsOn(product, org.organisationId)).toContainEqual(
      expect.objectContaining({ changes: [expect.objectContaining({ field: 'email', newValue: right })] }),
    );
    const told = await product.sql<{ destination: string }>(
      `select destination from identity.outbox where organisation_id = $1 and kind = 'event'`,
      [org.organisationId],
    );
    expect(told.map(({ destination }) => destination)).toEqual(
      expect.arrayContaining([
        'evt.identity.SessionsChanged.v1',
        'evt.identity.UserChanged.v1',
        'evt.identity.OrganisationUpdated.v1',
      ]),
    );
  });

  it('keeps the practice’s address if it differs', async () => {
    await product.sql(`update identity.organisation set email = 'rooms@harbour.example' where id = $1`, [
      org.organisationId,
    ]);
    await correct();
    expect(await practiceEmail()).toBe('rooms@harbour.example');
  });

  it('revokes a password reset link sent to the wrong address', async () => {
    await product.call(requestPasswordReset, { body: { email: org.admin.email } }, anonymous);
    const token = await tokenTo(product, org.admin.email);
    await correct();
    await expect(
      product.call(resetPassword, { body: { token, newPassword: 'Another-Horse-8' } }, anonymous),
    ).rejects.toMatchObject({ code: 'RESET_LINK_INVALID' });
  });
});

describe('a correction', () => {
  it('requires the password, and audits a wrong one', async () => {
    await expect(correct(right, 'Wrong-Horse-7')).rejects.toMatchObject({
      errors: [{ path: 'password', message: 'Your password is not correct' }],
    });
    expect((await actsOn(product, org.admin.userId)).at(-1)).toMatchObject({ action: 'LOGIN_FAILED' });
    expect(await mailsTo(product, right)).toEqual([]);
  });

  it('rejects an address that is taken, reserved or unchanged', async () => {
    const other = await product.signUp();
    await expect(correct(other.admin.email)).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'This email is already registered. Please sign in instead.',
    });
    await expect(correct('someone@demo.quillcare.test')).rejects.toMatchObject({ code: 'EMAIL_RESERVED' });
    await expect(correct(org.admin.email)).rejects.toMatchObject({ errors: [{ path: 'email' }] });
  });

  it('gives an address to only one of two concurrent requests', async () => {
    const other = await product.signUp();
    const body = { email: right, password };
    const tries = await Promise.allSettled([correct(), product.call(correctEmail, { body }, other.admin)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('is rejected once the address is confirmed', async () => {
    await product.confirmEmail(org.admin.email);
    await expect(correct()).rejects.toMatchObject({ code: 'EMAIL_ALREADY_CONFIRMED' });
    await expect(correctOutside()).rejects.toMatchObject({ code: 'EMAIL_ALREADY_CONFIRMED' });
  });

  it('returns the first result for a repeated request', async () => {
    await correct(right, password, 'the-same-key');
    await expect(correct(right, password, 'the-same-key')).resolves.toEqual({ success: true, email: right });
    expect(await mailsTo(product, right)).toHaveLength(1);
  });

  it('is limited to ten links a day', async () => {
    for (let n = 0; n < 9; n++) await correct(freshEmail());
    await expect(correct()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await mailsTo(product, right)).toEqual([]);
  });
});

describe('a correction without a session', () => {
  it('requires the original address and password', async () => {
    await expect(correctOutside()).resolves.toEqual({ success: true, email: right });
    await confirm(await confirmationTokenTo(product, right));
    await expect(enter(right)).resolves.toMatchObject({ session: { user: { email: right } } });
  });

  it('gives the same answer to a wrong password, whatever the new address', async () => {
    const taken = (await product.signUp()).admin.email;
    for (const newEmail of [right, taken, 'someone@demo.quillcare.test']) {
      const wrong = { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' };
      await expect(correctOutside(newEmail, 'Wrong-Horse-7')).rejects.toMatchObject(wrong);
      await expect(correctOutside(newEmail, password, freshEmail())).rejects.toMatchObject(wrong);
    }
  });

  it('rejects an address that is taken or unchanged', async () => {
    const other = await product.signUp();
    await expect(correctOutside(other.admin.email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    await expect(correctOutside(org.admin.email)).rejects.toMatchObject({ errors: [{ path: 'newEmail' }] });
  });

  it('is rejected for an account with a second step, which the password alone does not prove', async () => {
    await product.sql(
      `insert into identity.totp (id, organisation_id, user_id, sealed_secret, confirmed_at, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'sealed', now(), 1, now(), now())`,
      [org.organisationId, org.admin.userId],
    );
    await expect(correctOutside()).rejects.toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
    expect(await mailsTo(product, right)).toEqual([]);
  });
});
