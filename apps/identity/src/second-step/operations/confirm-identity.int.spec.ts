import {
  confirmIdentity,
  getSession,
  listUsers,
  refreshSession,
  resolveSession,
  signIn,
  updateUser,
  type AppError,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn, mailsTo } from '../../testing/mails.suite';
import { codeAt, confirm, enter, protect, resetClock } from '../../testing/second-step.suite';
import { principalOf, sessionIdOf } from '../../testing/support.suite';
import { joined } from '../../testing/staff.suite';

const HOUR_MS = 3_600_000;
const STEP_UP_MS = 10 * 60_000;
const product = testProduct({ only: ['identity'] });
afterEach(() => resetClock(product));
const org = perTest(() => product.signUp());
const owner = perTest(async () => protect(product, await enter(product, org.admin.email)));
const half = perTest(() => enter(product, org.admin.email));

const withCode = (code: string, who = half) => confirm(product, who, { way: 'totp', code });
const right = (steps = 0) => codeAt(product, owner.secret, steps);
const acts = async () => actsOn(product, owner.me.userId);
const count = async (action: string) => (await acts()).filter((act) => act['action'] === action).length;

const later = <T>(milliseconds: number, work: () => Promise<T>) =>
  product.clock.runShifted(milliseconds, work);

describe('signing in with a second step', () => {
  it('is incomplete with the password alone', async () => {
    expect(half).toMatchObject({ secondStep: 'VERIFY', confirmedAt: expect.any(String) });
    await expect(product.call(listUsers, {}, half)).rejects.toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
    await expect(product.call(getSession, {}, half)).resolves.toMatchObject({ secondStep: 'VERIFY' });
  });

  it('is completed by a code, and then audited', async () => {
    const before = await count('LOGIN');
    const { session, recoveryCodesLeft } = await withCode(right());
    expect(session).toMatchObject({
      secondStep: 'DONE',
      hasSecondStep: true,
      user: { email: org.admin.email },
    });
    expect(recoveryCodesLeft).toBe(10);
    const me = await principalOf(product, half.sessionId);
    expect(me.secondStep).toBe('DONE');
    await expect(product.call(listUsers, {}, me)).resolves.toBeDefined();
    expect(await count('LOGIN')).toBe(before + 1);
    expect((await acts()).at(-1)).toMatchObject({
      action: 'LOGIN',
      userId: half.userId,
      notes: 'The second step was completed with an authenticator app.',
    });
    const told = await product.sql(
      `select 1 from identity.outbox where destination = 'evt.identity.SessionsChanged.v1' and payload->'data' = $1`,
      [JSON.stringify({ userId: half.userId, sessionId: half.sessionId })],
    );
    expect(told).toHaveLength(1);
  });

  it('expires after an hour without the second step, and cannot then be refreshed', async () => {
    const body = { email: org.admin.email, password: 'Correct-Horse-7' };
    const { refresh_token } = await product.call(signIn, { body }, { kind: 'anonymous' });
    const refresh = () =>
      product.call(refreshSession, { body: { refreshToken: refresh_token ?? '' } }, { kind: 'anonymous' });
    const gone = { code: 'UNAUTHENTICATED' };
    await later(HOUR_MS + 1_000, async () => {
      const request = { body: { sessionId: half.sessionId } };
      await expect(product.callInternal(resolveSession, request)).rejects.toMatchObject(gone);
      await expect(withCode(right())).rejects.toMatchObject(gone);
      await expect(refresh()).rejects.toMatchObject(gone);
    });
    await expect(refresh()).resolves.toMatchObject({ session: { secondStep: 'VERIFY' } });
  });

  it('keeps its state when the session is refreshed', async () => {
    const body = { email: org.admin.email, password: 'Correct-Horse-7' };
    const tokens = await product.call(signIn, { body }, { kind: 'anonymous' });
    await withCode(right(), await principalOf(product, sessionIdOf(tokens)));
    const request = { body: { refreshToken: tokens.refresh_token ?? '' } };
    await later(2 * HOUR_MS, async () => {
      const { session } = await product.call(refreshSession, request, { kind: 'anonymous' });
      expect(session.secondStep).toBe('DONE');
    });
  });
});

describe('a code', () => {
  it('is rejected if wrong with an error on its field, and audited although the request fails', async () => {
    await expect(withCode('12 34')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'code', message: expect.stringContaining('incorrect') }],
    });
    expect((await acts()).at(-1)).toMatchObject({
      action: 'LOGIN_FAILED',
      userId: half.userId,
      notes: 'A wrong code was given to confirm the identity.',
    });
    expect((await principalOf(product, half.sessionId)).secondStep).toBe('VERIFY');
  });

  it.each([-3, 3, 20])('is rejected if it is %i steps from now', async (steps) => {
    await expect(withCode(right(steps))).rejects.toMatchObject({ errors: [{ path: 'code' }] });
  });

  it('is accepted once, even across sessions', async () => {
    const other = await enter(product, org.admin.email);
    const code = right();
    await withCode(code);
    await expect(withCode(code, other)).rejects.toMatchObject({
      errors: [{ path: 'code', message: expect.stringContaining('already been used') }],
    });
    // An earlier code counts as used too.
    await expect(withCode(right(-1), other)).rejects.toMatchObject({ errors: [{ path: 'code' }] });
    await expect(withCode(right(1), other)).resolves.toBeDefined();
  });

  it('is accepted by only one of several concurrent requests', async () => {
    const other = await enter(product, org.admin.email);
    const code = right();
    const tries = await Promise.allSettled([withCode(code), withCode(code, other), withCode(code)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('returns the first result if its request is repeated', async () => {
    const body = { way: 'totp', code: right() } as const;
    const once = () => product.call(confirmIdentity, { body }, half, { idempotencyKey: 'the-same' });
    const first = await once();
    expect(await once()).toEqual(first);
    expect(await count('LOGIN_FAILED')).toBe(0);
  });

  it('is rejected for an account without an app', async () => {
    const { admin } = await product.signUp();
    await expect(withCode('123456', admin)).rejects.toMatchObject({
      errors: [{ path: 'code', message: 'Your account has no authenticator app.' }],
    });
  });
});

describe('guessing codes', () => {
  const wrong = () => expect(withCode('000')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });

  it('imposes growing waits, even on correct codes, and ends them on success', async () => {
    for (let tries = 0; tries < 5; tries += 1) await wrong();
    const refusal = (await withCode(right()).catch((error: unknown) => error)) as AppError;
    expect(refusal).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'There were too many wrong attempts. Please wait a minute and try again.',
    });
    // A busy machine may take some of the minute.
    expect(refusal.retryAfterSeconds).toBeGreaterThan(30);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(60);
    await later(61_000, wrong);
    await later(70_000, () => expect(withCode(right())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' }));
    await later(61_000 + 121_000, () => withCode(right()));
    // A success resets the count.
    expect(
      await product.sql('select 1 from identity.second_step_guard where user_id = $1', [half.userId]),
    ).toEqual([]);
  });

  it('alerts the owner by email once', async () => {
    for (let tries = 0; tries < 5; tries += 1) await wrong();
    await later(61_000, wrong);
    const mails = (await mailsTo(product, org.admin.email)).filter(
      ({ template }) => template === 'second-step-guessed',
    );
    expect(mails).toMatchObject([{ params: { guessed: 'code', name: 'Ana Okafor' } }]);
  });

  it('checks only five codes of many concurrent requests', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => withCode('000')));
    const codes = tries.map((one) => one.status === 'rejected' && (one.reason as { code: string }).code);
    expect(codes.filter((code) => code === 'VALIDATION_FAILED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(7);
  });

  it('does not block recovery codes', async () => {
    for (let tries = 0; tries < 5; tries += 1) await wrong();
    const [code = ''] = owner.recoveryCodes;
    await expect(confirm(product, half, { way: 'recovery', code })).resolves.toMatchObject({
      recoveryCodesLeft: 9,
    });
  });

  it('is limited in the same way for the password in an open session', async () => {
    const { admin } = await product.signUp();
    const guess = () => confirm(product, admin, { way: 'password', password: 'Wrong-Horse-7' });
    for (let tries = 0; tries < 5; tries += 1)
      await expect(guess()).rejects.toMatchObject({
        errors: [{ path: 'password', message: 'This password is incorrect.' }],
      });
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await mailsTo(product, admin.email)).at(-1)).toMatchObject({
      template: 'second-step-guessed',
      params: { guessed: 'password' },
    });
  });
});

describe('confirmation before a sensitive action', () => {
  it('is required ten minutes after the last one', async () => {
    const colleague = await joined(product, owner.me, 'USER');
    const act = async (who: UserPrincipal) =>
      product.call(
        updateUser,
        { params: { id: colleague.userId }, body: { version: 1, isActive: true } },
        who,
      );
    await expect(act(owner.me)).resolves.toBeDefined();
    await later(STEP_UP_MS + 1_000, async () => {
      await expect(act(owner.me)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });
      const logins = await count('LOGIN');
      await withCode(right(), owner.me);
      await expect(act(await principalOf(product, owner.me.sessionId))).resolves.toBeDefined();
      // Nobody signed in.
      expect(await count('LOGIN')).toBe(logins);
    });
  });

  it('accepts the password only if there is nothing stronger', async () => {
    const { admin } = await product.signUp();
    await later(STEP_UP_MS + 1_000, async () => {
      await confirm(product, admin, { way: 'password', password: 'Correct-Horse-7' });
      const { confirmedAt } = await principalOf(product, admin.sessionId);
      expect(Date.parse(confirmedAt ?? '')).toBeGreaterThan(product.clock.now().getTime() - 5_000);
    });
    await expect(
      confirm(product, half, { way: 'password', password: 'Correct-Horse-7' }),
    ).rejects.toMatchObject({
      errors: [{ path: 'password', message: expect.stringContaining('two-step sign-in') }],
    });
    expect((await principalOf(product, half.sessionId)).secondStep).toBe('VERIFY');
  });

  it('is rejected from a session that has ended', async () => {
    await product.sql(
      `update identity.session set ended_at = now(), end_reason = 'SIGNED_OUT' where id = $1`,
      [half.sessionId],
    );
    await expect(withCode(right())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
