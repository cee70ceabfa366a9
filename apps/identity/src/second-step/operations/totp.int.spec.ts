import {
  beginTotp,
  confirmTotp,
  getSecondStep,
  getSession,
  listUsers,
  removeTotp,
  renewRecoveryCodes,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn, mailsTo } from '../../testing/mails.suite';
import { codeAt, enter, protect, resetClock } from '../../testing/second-step.suite';
import { principalOf } from '../../testing/support.suite';

const product = testProduct({ only: ['identity'] });
afterEach(() => resetClock(product));
const org = perTest(() => product.signUp());
const me = perTest(() => enter(product, org.admin.email));

const stateOf = (who: UserPrincipal) => product.call(getSecondStep, {}, who);
const begin = (who = me) => product.call(beginTotp, {}, who);
const confirm = (code: string, who = me) => product.call(confirmTotp, { body: { code } }, who);
const lastAct = async () => (await actsOn(product, me.userId)).at(-1);

describe('an authenticator app', () => {
  it('is activated by its first code, and comes with ten recovery codes', async () => {
    const { secret, uri } = await begin();
    expect(uri).toContain(`secret=${secret}`);
    expect(await stateOf(me)).toMatchObject({ totp: null, ways: ['password'] });
    const { recoveryCodes } = await confirm(codeAt(product, secret));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await stateOf(me)).toMatchObject({
      totp: { since: expect.any(String) },
      recoveryCodesLeft: 10,
      isRequired: false,
      ways: ['totp', 'recovery'],
    });
  });

  it('keeps the session that set it up, and requires a code in every other', async () => {
    const other = await enter(product, me.email);
    const { secret } = await begin();
    await confirm(codeAt(product, secret));
    expect(await principalOf(product, me.sessionId)).toMatchObject({ secondStep: 'DONE' });
    expect(await principalOf(product, other.sessionId)).toMatchObject({ secondStep: 'VERIFY' });
    const told = await product.sql(
      `select 1 from identity.outbox where destination = 'evt.identity.SessionsChanged.v1' and payload->'data' = $1`,
      [JSON.stringify({ userId: me.userId, sessionId: null })],
    );
    expect(told).toHaveLength(1);
  });

  it('is audited and emailed without any secret', async () => {
    const { secret, recoveryCodes } = await protect(product, me);
    expect(await lastAct()).toMatchObject({
      action: 'UPDATE',
      entityType: 'USER',
      userId: me.userId,
      notes: 'An authenticator app was set up.',
      changes: [{ field: 'authenticatorApp', oldValue: null, newValue: 'in use' }],
    });
    expect(await mailsTo(product, me.email)).toMatchObject([
      { template: 'email-confirmation' },
      { template: 'second-step-on', params: { name: 'Ana Okafor', way: 'totp' } },
    ]);
    const rows = await product.sql(
      `select to_jsonb(t)::text as row from identity.totp t union all select to_jsonb(o)::text from identity.outbox o
        union all select to_jsonb(c)::text from identity.recovery_code c`,
    );
    for (const hidden of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(hidden);
  });

  it.each(['000000', 'abc', '12345', '１２３４５６'])('rejects the first code %s', async (code) => {
    await begin();
    await expect(confirm(code)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'code', message: expect.stringContaining('incorrect') }],
    });
    expect(await stateOf(me)).toMatchObject({ totp: null });
  });

  it('cannot be confirmed before its set-up has started', async () => {
    await expect(confirm('123456')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('accepts only the last secret if started twice', async () => {
    const first = await begin();
    const second = await begin();
    await expect(confirm(codeAt(product, first.secret))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(confirm(codeAt(product, second.secret))).resolves.toBeDefined();
  });

  it('is set up once by several windows at the same time', async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin()));
    const tries = await Promise.allSettled(begun.map(({ secret }) => confirm(codeAt(product, secret))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries)
      if (one.status === 'rejected')
        expect(['NOT_FOUND', 'VALIDATION_FAILED']).toContain((one.reason as { code?: string }).code);
    expect(await stateOf(me)).toMatchObject({ recoveryCodesLeft: 10, ways: ['totp', 'recovery'] });
  });

  it('can be replaced, and keeps the old one until the new one is confirmed', async () => {
    const old = await protect(product, me);
    const { secret } = await begin(old.me);
    expect(await stateOf(old.me)).toMatchObject({ totp: { since: expect.any(String) } });
    // The account's existing codes stay valid.
    expect(await confirm(codeAt(product, secret), old.me)).toEqual({ recoveryCodes: null });
    expect((await lastAct())?.['notes']).toBe('The authenticator app was replaced by another one.');
    expect(await product.sql('select 1 from identity.totp where user_id = $1', [me.userId])).toHaveLength(1);
  });

  it('can be removed with its recovery codes, and other sessions continue without it', async () => {
    const { me: mine } = await protect(product, me);
    const other = await enter(product, me.email);
    expect(other.secondStep).toBe('VERIFY');
    await expect(product.call(removeTotp, {}, mine)).resolves.toEqual({ removed: true });
    expect(await stateOf(mine)).toMatchObject({ totp: null, recoveryCodesLeft: 0, ways: ['password'] });
    expect((await principalOf(product, other.sessionId)).secondStep).toBe('DONE');
    expect((await lastAct())?.['notes']).toBe('The authenticator app was removed.');
    expect((await mailsTo(product, me.email)).at(-1)).toMatchObject({
      template: 'second-step-off',
      params: { way: 'totp', byName: null },
    });
    await expect(product.call(removeTotp, {}, mine)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(product.call(renewRecoveryCodes, {}, mine)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a session that has not passed the second step', () => {
  it('is told to pass it, and cannot change the second step', async () => {
    const { secret } = await protect(product, me);
    const half = await enter(product, me.email);
    expect(half.secondStep).toBe('VERIFY');
    expect(await product.call(getSession, {}, half)).toMatchObject({
      secondStep: 'VERIFY',
      hasSecondStep: true,
    });
    const refused = { code: 'SECOND_STEP_REQUIRED' };
    await expect(begin(half)).rejects.toMatchObject(refused);
    await expect(confirm(codeAt(product, secret), half)).rejects.toMatchObject(refused);
    for (const operation of [removeTotp, renewRecoveryCodes, listUsers])
      await expect(product.call(operation, {}, half)).rejects.toMatchObject(refused);
  });

  it('is detected even if the gateway has cached it as passed', async () => {
    const stale = await enter(product, me.email);
    await protect(product, me);
    expect(stale.secondStep).toBe('DONE');
    await expect(begin(stale)).rejects.toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
    await expect(product.call(removeTotp, {}, stale)).rejects.toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
  });
});
