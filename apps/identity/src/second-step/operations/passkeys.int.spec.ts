import {
  addPasskey,
  beginPasskey,
  beginPasskeyCheck,
  getSecondStep,
  removePasskey,
  type UserPrincipal,
} from '@quillcare/contracts';
import {
  testProduct,
  perTest,
  SoftwareAuthenticator,
  type CreationOptions,
  type RequestOptions,
} from '@quillcare/testing';
import { actsOn, mailsTo } from '../../testing/mails.suite';
import {
  answerOf,
  authenticatorFor,
  confirm,
  enter,
  keepPasskey,
  protect,
  resetClock,
} from '../../testing/second-step.suite';
import { principalOf } from '../../testing/support.suite';

const MINUTE_MS = 60_000;
const product = testProduct({ only: ['identity'] });
afterEach(() => resetClock(product));
const org = perTest(() => product.signUp());
const me = perTest(() => enter(product, org.admin.email));

const stateOf = (who: UserPrincipal) => product.call(getSecondStep, {}, who);
const refused = { code: 'VALIDATION_FAILED', errors: [{ path: 'credential', message: expect.any(String) }] };

async function begin(who = me): Promise<CreationOptions> {
  const { options } = await product.call(beginPasskey, {}, who);
  return options as unknown as CreationOptions;
}

function add(credential: Record<string, unknown>, who = me, name = 'Laptop') {
  return product.call(addPasskey, { body: { name, credential } }, who);
}

describe('creating a passkey', () => {
  it('protects the account, returns recovery codes, and keeps this session', async () => {
    const { passkey, recoveryCodes } = await keepPasskey(product, me);
    expect(passkey).toMatchObject({ name: 'Laptop', lastUsedAt: null });
    expect(recoveryCodes).toHaveLength(10);
    expect((await principalOf(product, me.sessionId)).secondStep).toBe('DONE');
    expect((await enter(product, me.email)).secondStep).toBe('VERIFY');
    expect(await stateOf(me)).toMatchObject({
      totp: null,
      passkeys: [passkey],
      ways: ['passkey', 'recovery'],
    });
    expect(await actsOn(product, me.userId)).toContainEqual(
      expect.objectContaining({
        notes: 'The passkey "Laptop" was set up.',
        changes: [{ field: 'passkey', oldValue: null, newValue: 'Laptop', dataType: 'STRING' }],
      }),
    );
    expect(await mailsTo(product, me.email)).toMatchObject([
      { template: 'email-confirmation' },
      { template: 'second-step-on', params: { way: 'passkey' } },
    ]);
  });

  it('adds to an authenticator app, and keeps its recovery codes', async () => {
    const owner = await protect(product, me);
    expect((await keepPasskey(product, owner.me)).recoveryCodes).toBeNull();
    expect(await stateOf(owner.me)).toMatchObject({
      recoveryCodesLeft: 10,
      ways: ['totp', 'passkey', 'recovery'],
    });
  });

  it('is rejected from another site, and for a used, replaced or expired challenge', async () => {
    const mine = authenticatorFor(product);
    await expect(add(mine.create(await begin()))).resolves.toBeDefined();
    await expect(
      add(
        authenticatorFor(product)
          .on('https://evil.test')
          .create(await begin()),
      ),
    ).rejects.toMatchObject(refused);
    const answered = await begin();
    await expect(add({ id: 'nonsense' })).rejects.toMatchObject(refused);
    await expect(add(authenticatorFor(product).create(answered))).rejects.toMatchObject(refused);
    const replaced = await begin();
    await begin();
    await expect(add(authenticatorFor(product).create(replaced))).rejects.toMatchObject(refused);
    const late = await begin();
    product.clock.shift(5 * MINUTE_MS + 1_000);
    await expect(add(authenticatorFor(product).create(late))).rejects.toMatchObject(refused);
    expect((await stateOf(me)).passkeys).toHaveLength(1);
  });

  it('is rejected if an account already has it', async () => {
    const { authenticator } = await keepPasskey(product, me);
    const options = await product.call(beginPasskey, {}, me);
    expect(options).toMatchObject({ options: { excludeCredentials: [{ id: authenticator.id }] } });
    const twice = authenticator.create(options.options as unknown as CreationOptions);
    await expect(add(twice)).rejects.toMatchObject({ code: 'DUPLICATE' });
    const stranger = await product.signUp();
    await expect(keepPasskey(product, stranger.admin, authenticator)).rejects.toMatchObject({
      code: 'DUPLICATE',
    });
  });

  it('is limited to 20 per account', async () => {
    for (let made = 0; made < 20; made += 1) await keepPasskey(product, me);
    await expect(keepPasskey(product, me)).rejects.toMatchObject({
      errors: [{ path: 'name', message: expect.stringContaining('20 passkeys') }],
    });
  });

  it('is rejected before the session has passed the second step', async () => {
    await keepPasskey(product, me);
    const half = await enter(product, me.email);
    const refusal = { code: 'SECOND_STEP_REQUIRED' };
    await expect(begin(half)).rejects.toMatchObject(refusal);
    // Nor with a challenge issued for using a passkey.
    const { options } = await product.call(beginPasskeyCheck, {}, half);
    const { challenge } = options as unknown as RequestOptions;
    const credential = authenticatorFor(product).create({ challenge, rp: {} });
    await expect(add(credential, half)).rejects.toMatchObject(refusal);
  });

  it('returns the first result if its request is repeated', async () => {
    const credential = authenticatorFor(product).create(await begin());
    const once = () =>
      product.call(addPasskey, { body: { name: 'Laptop', credential } }, me, { idempotencyKey: 'same' });
    expect(await once()).toEqual(await once());
  });
});

describe('using a passkey', () => {
  let authenticator: SoftwareAuthenticator;
  let half: UserPrincipal;
  beforeEach(async () => {
    ({ authenticator } = await keepPasskey(product, me));
    half = await enter(product, me.email);
  });

  it('passes the second step', async () => {
    const { session } = await confirm(product, half, await answerOf(product, half, authenticator));
    expect(session.secondStep).toBe('DONE');
    expect((await stateOf(half)).passkeys[0]?.lastUsedAt).not.toBeNull();
    expect((await actsOn(product, me.userId)).at(-1)).toMatchObject({
      action: 'LOGIN',
      notes: 'The second step was completed with a passkey.',
    });
  });

  it('accepts an answer once, in its own session and in time', async () => {
    const answer = await answerOf(product, half, authenticator);
    const other = await enter(product, me.email);
    await expect(confirm(product, other, answer)).rejects.toMatchObject(refused);
    await confirm(product, half, answer);
    await expect(confirm(product, half, answer)).rejects.toMatchObject(refused);
    const late = await answerOf(product, other, authenticator);
    product.clock.shift(5 * MINUTE_MS + 1_000);
    await expect(confirm(product, other, late)).rejects.toMatchObject(refused);
  });

  it('is rejected for a copy with an older counter', async () => {
    await confirm(product, half, await answerOf(product, half, authenticator));
    await confirm(product, half, await answerOf(product, half, authenticator));
    authenticator.counter = 0;
    await expect(confirm(product, half, await answerOf(product, half, authenticator))).rejects.toMatchObject(
      refused,
    );
    expect((await actsOn(product, me.userId)).at(-1)).toMatchObject({
      action: 'LOGIN_FAILED',
      notes: 'A passkey that could not be trusted was given to confirm the identity.',
    });
  });

  it('is rejected from another site, and with another user’s passkey', async () => {
    const phished = await answerOf(product, half, authenticator.on('https://evil.test'));
    await expect(confirm(product, half, phished)).rejects.toMatchObject(refused);
    const other = await product.signUp();
    const theirs = await keepPasskey(product, other.admin);
    const foreign = await answerOf(product, half, theirs.authenticator);
    await expect(confirm(product, half, foreign)).rejects.toMatchObject(refused);
  });

  it('works while codes are blocked', async () => {
    const owner = await protect(product, me);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(confirm(product, half, { way: 'totp', code: '000' })).rejects.toBeDefined();
    await expect(confirm(product, half, { way: 'totp', code: '000' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await expect(confirm(product, half, await answerOf(product, half, authenticator))).resolves.toBeDefined();
    expect(owner.recoveryCodes).toEqual([]);
  });

  it('is not offered to an account without one', async () => {
    const { admin } = await product.signUp();
    await expect(product.call(beginPasskeyCheck, {}, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('removing a passkey', () => {
  it('removes the account’s second step with the last one', async () => {
    const first = await keepPasskey(product, me);
    const second = await keepPasskey(product, me, authenticatorFor(product), 'Phone');
    const remove = (id: string, who = me) => product.call(removePasskey, { params: { id } }, who);
    const stranger = await product.signUp();
    await expect(remove(first.passkey.id, stranger.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await remove(first.passkey.id)).toEqual({ id: first.passkey.id });
    expect(await stateOf(me)).toMatchObject({ passkeys: [{ name: 'Phone' }], recoveryCodesLeft: 10 });
    await remove(second.passkey.id);
    expect(await stateOf(me)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0, ways: ['password'] });
    expect((await actsOn(product, me.userId)).at(-1)).toMatchObject({
      notes: 'The passkey "Phone" was removed.',
    });
    expect((await mailsTo(product, me.email)).at(-1)).toMatchObject({
      template: 'second-step-off',
      params: { way: 'passkey' },
    });
  });
});
