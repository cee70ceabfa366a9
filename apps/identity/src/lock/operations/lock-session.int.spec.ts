import {
  lockSession,
  unlockSession,
  refreshSession,
  getSession,
  signIn,
  type SessionTokens,
  type UserPrincipal,
} from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { codeAt, confirm, enter, protect, resetClock } from '../../testing/second-step.suite';
import { principalOf, sessionIdOf } from '../../testing/support.suite';

const password = 'Correct-Horse-7';
const DAY_MS = 86_400_000;
const product = testProduct({ only: ['identity'] });
afterEach(() => resetClock(product));

async function person(): Promise<UserPrincipal> {
  const { admin } = await product.signUp();
  return enter(product, admin.email);
}
const lock = ({ organisationId, userId, sessionId }: UserPrincipal) =>
  product.callInternal(lockSession, { body: { organisationId, userId, sessionId } });
const unlock = (me: UserPrincipal, given = password) =>
  product.call(unlockSession, { body: { password: given } }, me);
const again = ({ sessionId }: UserPrincipal) => principalOf(product, sessionId);

it('keeps a session locked through reads and refreshes until the password is given', async () => {
  const { admin } = await product.signUp();
  await product.confirmEmail(admin.email);
  const tokens: SessionTokens = await product.call(
    signIn,
    { body: { email: admin.email, password } },
    { kind: 'anonymous' },
  );
  const me = await principalOf(product, sessionIdOf(tokens));
  await lock(me);
  await lock(me);
  expect(await again(me)).toMatchObject({ secondStep: 'LOCKED' });
  product.clock.shift(DAY_MS);
  const renewed = await product.call(
    refreshSession,
    { body: { refreshToken: tokens.refresh_token ?? '' } },
    { kind: 'anonymous' },
  );
  expect(renewed.session.secondStep).toBe('LOCKED');
  const locked = await again(me);
  expect((await product.call(getSession, {}, locked)).secondStep).toBe('LOCKED');
  await expect(unlock(locked, 'Wrong-Horse-7')).rejects.toMatchObject({
    errors: [{ path: 'password', message: 'This password is incorrect.' }],
  });
  expect(await again(me)).toMatchObject({ secondStep: 'LOCKED' });
  expect((await unlock(locked)).session.secondStep).toBe('DONE');
  expect(await again(me)).toMatchObject({ secondStep: 'DONE' });
});

it('requires the second step again after unlocking, however old the session is', async () => {
  const { me, secret } = await protect(product, await person());
  await lock(me);
  product.clock.shift(DAY_MS);
  expect((await unlock(await again(me))).session.secondStep).toBe('VERIFY');
  const waiting = await again(me);
  expect(waiting.secondStep).toBe('VERIFY');
  const { session } = await confirm(product, waiting, { way: 'totp', code: codeAt(product, secret) });
  expect(session.secondStep).toBe('DONE');
});

it('publishes who unlocked a session, once for repeated requests', async () => {
  const me = await person();
  await lock(me);
  await unlock(await again(me));
  await unlock(await again(me));
  const told = await product.sql(
    `select payload->'data'->>'userId' as "userId" from identity.outbox where payload->>'type' like 'identity.SessionUnlocked%'
        and payload->'data'->>'sessionId' = $1`,
    [me.sessionId],
  );
  expect(told).toEqual([{ userId: me.userId }]);
});

it('counts wrong passwords, and blocks unlocking after five', async () => {
  const me = await person();
  await lock(me);
  const locked = await again(me);
  for (let tries = 0; tries < 5; tries += 1)
    await expect(unlock(locked, 'Wrong-Horse-7')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(unlock(locked)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

it('leaves the person’s other sessions unlocked, and rejects locking another user’s session', async () => {
  const { admin } = await product.signUp();
  const [here, elsewhere] = [await enter(product, admin.email), await enter(product, admin.email)];
  await lock(here);
  expect((await again(elsewhere)).secondStep).toBe('DONE');
  const stranger = await person();
  await expect(lock({ ...stranger, sessionId: elsewhere.sessionId })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  expect((await again(elsewhere)).secondStep).toBe('DONE');
});
