import { changePassword, resolveSession, signIn } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn, furtherMailsTo } from '../../testing/mails.suite';
import { sessionIdOf } from '../../testing/support.suite';

const anonymous = { kind: 'anonymous' } as const;
const current = 'Correct-Horse-7';
const next = 'Another-Horse-8';
const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());
beforeEach(async () => {
  await product.confirmEmail(org.admin.email);
});

const change = (currentPassword: string, newPassword: string, idempotencyKey: string | null = null) =>
  product.call(changePassword, { body: { currentPassword, newPassword } }, org.admin, { idempotencyKey });
const enter = (password: string) =>
  product.call(signIn, { body: { email: org.admin.email, password } }, anonymous);
const actions = async () => (await actsOn(product, org.admin.userId)).map(({ action }) => action);

describe('changing the password', () => {
  it('ends the other sessions but not this one, audits it and emails the owner', async () => {
    const other = await enter(current);
    const sessionId = sessionIdOf(other);
    await expect(change(current, next)).resolves.toEqual({ success: true });
    await expect(product.callInternal(resolveSession, { body: { sessionId } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(
      product.callInternal(resolveSession, { body: { sessionId: org.admin.sessionId } }),
    ).resolves.toBeDefined();
    await expect(enter(next)).resolves.toBeDefined();
    expect(await actions()).toEqual(expect.arrayContaining(['PASSWORD_CHANGE', 'LOGOUT']));
    expect(await furtherMailsTo(product, org.admin.email)).toMatchObject([{ template: 'password-changed' }]);
  });

  it('requires the current password, and audits a wrong one', async () => {
    await expect(change('Wrong-Horse-7', next)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'currentPassword', message: 'Your current password is not correct' }],
    });
    expect(await actions()).toContain('LOGIN_FAILED');
    await expect(enter(current)).resolves.toBeDefined();
  });

  it('reports all faults at once', async () => {
    await expect(change('Wrong-Horse-7', 'another-horse')).rejects.toMatchObject({
      errors: [{ path: 'currentPassword' }, { path: 'newPassword' }, { path: 'newPassword' }],
    });
    await expect(change(current, current)).rejects.toMatchObject({ errors: [{ path: 'newPassword' }] });
  });

  it('returns the first result for a repeated request', async () => {
    await change(current, next, 'the-same-key');
    await expect(change(current, next, 'the-same-key')).resolves.toEqual({ success: true });
    expect(await actions()).not.toContain('LOGIN_FAILED');
  });

  it('succeeds for one of two concurrent requests', async () => {
    const tries = await Promise.allSettled([change(current, next), change(current, 'Third-Horse-9')]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
