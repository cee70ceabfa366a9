import { beginTotp, confirmTotp, getSecondStep, resetSecondStep, resolveSession } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn, mailsTo } from '../../testing/mails.suite';
import { codeAt, enter, keepPasskey, protect, resetClock } from '../../testing/second-step.suite';
import { joined } from '../../testing/staff.suite';

const product = testProduct({ only: ['identity'] });
afterEach(() => resetClock(product));
const org = perTest(() => product.signUp());
const colleague = perTest(() => joined(product, org.admin, 'SALES_MANAGER'));

const reset = (id: string, by = org.admin) => product.call(resetSecondStep, { params: { id } }, by);
const secondStepRows = async (userId: string) => {
  const tables = ['totp', 'passkey', 'recovery_code', 'second_step_guard'];
  const parts = tables.map((table) => `select 1 from identity.${table} where user_id = $1`);
  return (await product.sql(parts.join(' union all '), [userId])).length;
};

describe('resetting another user’s second step', () => {
  it('removes it completely, ends every session, and audits both users', async () => {
    const { me } = await protect(product, colleague);
    await keepPasskey(product, me);
    await product.call(beginTotp, {}, me);
    const { userId, sessionId, email } = colleague;
    expect(await reset(userId)).toEqual({ id: userId });
    expect(await secondStepRows(userId)).toBe(0);
    await expect(product.callInternal(resolveSession, { body: { sessionId } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await actsOn(product, userId)).slice(-2)).toMatchObject([
      {
        action: 'UPDATE',
        userId: org.admin.userId,
        entityLabel: "Mere O'Brien-Ngata",
        notes: "Ana Okafor reset the second step of Mere O'Brien-Ngata.",
        changes: [{ field: 'secondStep', oldValue: 'set up', newValue: null }],
      },
      { action: 'LOGOUT', notes: 'The second step of signing in was reset, so sessions were ended.' },
    ]);
    expect((await mailsTo(product, email)).at(-1)).toMatchObject({
      template: 'second-step-off',
      params: { name: "Mere O'Brien-Ngata", way: 'all', byName: 'Ana Okafor' },
    });
    const again = await enter(product, email, 'Korimako-7');
    expect(again.secondStep).toBe('DONE');
    expect(await product.call(getSecondStep, {}, again)).toMatchObject({ totp: null, passkeys: [] });
  });

  it('is rejected if nothing was set up', async () => {
    await expect(reset(colleague.userId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This person has not set up two-step sign-in.',
    });
  });

  it('is restricted to administrators of the same practice, and to super admins for a super admin', async () => {
    await protect(product, org.admin);
    await expect(reset(org.admin.userId)).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
    const { me } = await protect(product, colleague);
    await expect(reset(colleague.userId, org.as('SALES_MANAGER'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await product.signUp();
    await expect(reset(colleague.userId, stranger.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await product.call(getSecondStep, {}, me)).totp).not.toBeNull();
    await product.sql(`update identity."user" set role = 'SUPER_ADMIN' where id = $1`, [colleague.userId]);
    await expect(reset(colleague.userId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(reset(colleague.userId, org.as('SUPER_ADMIN'))).resolves.toBeDefined();
  });

  it('also removes what is set up concurrently', async () => {
    const { me } = await protect(product, colleague);
    const { secret } = await product.call(beginTotp, {}, me);
    const confirm = () => product.call(confirmTotp, { body: { code: codeAt(product, secret) } }, me);
    const [done] = await Promise.allSettled([reset(colleague.userId), confirm()]);
    expect(done.status).toBe('fulfilled');
    expect(await secondStepRows(colleague.userId)).toBe(0);
    await expect(confirm()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
