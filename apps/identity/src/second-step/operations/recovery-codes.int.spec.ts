import { beginTotp, confirmTotp, getSecondStep, renewRecoveryCodes } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn, mailsTo } from '../../testing/mails.suite';
import { codeAt, confirm, enter, nextStep, protect, resetClock } from '../../testing/second-step.suite';
import { principalOf } from '../../testing/support.suite';

const product = testProduct({ only: ['identity'] });
afterEach(() => resetClock(product));
const org = perTest(() => product.signUp());
const owner = perTest(async () => protect(product, await enter(product, org.admin.email)));
const half = perTest(() => enter(product, org.admin.email));

const recover = (code: string, who = half) => confirm(product, who, { way: 'recovery', code });
const refused = { errors: [{ path: 'code', message: expect.stringContaining('recovery code') }] };
const mails = async () =>
  (await mailsTo(product, org.admin.email)).filter(({ template }) => template === 'recovery-code-used');

describe('a recovery code', () => {
  it('works once, however it is typed, and the owner is emailed how many are left', async () => {
    const [code = ''] = owner.recoveryCodes;
    const typed = ` ${code.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l')} `;
    expect(await recover(typed)).toMatchObject({ session: { secondStep: 'DONE' }, recoveryCodesLeft: 9 });
    expect(await mails()).toMatchObject([{ params: { name: 'Ana Okafor', left: 9 } }]);
    await expect(recover(code, await enter(product, org.admin.email))).rejects.toMatchObject(refused);
    const acts = await actsOn(product, half.userId);
    expect(acts).toContainEqual(
      expect.objectContaining({
        action: 'UPDATE',
        notes: 'A recovery code was used.',
        changes: [{ field: 'recoveryCodes', oldValue: '10', newValue: '9', dataType: 'NUMBER' }],
      }),
    );
    expect(acts.at(-1)).toMatchObject({ action: 'LOGIN_FAILED' });
  });

  it('is accepted once from several concurrent sessions', async () => {
    const [code = ''] = owner.recoveryCodes;
    const others = [half, await enter(product, org.admin.email), await enter(product, org.admin.email)];
    const tries = await Promise.allSettled(others.map((who) => recover(code, who)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(refused);
    expect(await mails()).toHaveLength(1);
  });

  it('is rejected if made up or of another user', async () => {
    const other = await product.signUp();
    const { recoveryCodes } = await protect(product, await enter(product, other.admin.email));
    for (const code of ['AAAA-AAAA-AAAA-AAAA', 'nonsense', recoveryCodes[0] ?? ''])
      await expect(recover(code)).rejects.toMatchObject(refused);
  });

  it('can be used one after another until none are left', async () => {
    for (const [at, code] of owner.recoveryCodes.entries())
      expect(await recover(code)).toMatchObject({ recoveryCodesLeft: 9 - at });
    expect(await product.call(getSecondStep, {}, half)).toMatchObject({
      recoveryCodesLeft: 0,
      ways: ['totp'],
    });
    expect((await mails()).at(-1)).toMatchObject({ params: { left: 0 } });
  });

  it('lets its owner set up a new app, with new codes if none are left', async () => {
    for (const code of owner.recoveryCodes) await recover(code);
    const me = await principalOf(product, half.sessionId);
    const { secret } = await product.call(beginTotp, {}, me);
    const body = { code: codeAt(product, secret) };
    const { recoveryCodes } = await product.call(confirmTotp, { body }, me);
    expect(recoveryCodes).toHaveLength(10);
    nextStep(product);
    const next = await enter(product, org.admin.email);
    const lost = { way: 'totp', code: codeAt(product, owner.secret) } as const;
    await expect(confirm(product, next, lost)).rejects.toMatchObject({ errors: [{ path: 'code' }] });
    const found = { way: 'totp', code: codeAt(product, secret) } as const;
    await expect(confirm(product, next, found)).resolves.toMatchObject({ recoveryCodesLeft: 10 });
  });
});

describe('renewing recovery codes', () => {
  it('invalidates the earlier ones', async () => {
    const { recoveryCodes } = await product.call(renewRecoveryCodes, {}, owner.me);
    expect(recoveryCodes.filter((code) => owner.recoveryCodes.includes(code))).toEqual([]);
    await expect(recover(owner.recoveryCodes[3] ?? '')).rejects.toMatchObject(refused);
    await expect(recover(recoveryCodes[3] ?? '')).resolves.toMatchObject({ recoveryCodesLeft: 9 });
    expect(await actsOn(product, half.userId)).toContainEqual(
      expect.objectContaining({
        notes: 'New recovery codes were created; the earlier ones no longer work.',
      }),
    );
  });
});
