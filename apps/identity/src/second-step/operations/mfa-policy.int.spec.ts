import {
  getMfaPolicy,
  getSecondStep,
  listUsers,
  removePasskey,
  removeTotp,
  setMfaPolicy,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct, startProduct } from '@quillcare/testing';
import { actsOn } from '../../testing/mails.suite';
import { enter, keepPasskey, protect, resetClock } from '../../testing/second-step.suite';
import { principalOf } from '../../testing/support.suite';
import { joined } from '../../testing/staff.suite';

const product = testProduct({ only: ['identity'] });
afterEach(() => resetClock(product));
const org = perTest(() => product.signUp());
const colleague = perTest(() => joined(product, org.admin, 'SALES_MANAGER'));

const read = (who = org.admin) => product.call(getMfaPolicy, {}, who);
async function demand(roles: Role[]) {
  const { version } = await read();
  return product.call(setMfaPolicy, { body: { version, roles } }, org.admin);
}
const signInStatusOf = async ({ sessionId }: UserPrincipal) =>
  (await principalOf(product, sessionId)).secondStep;

/** Returns the users of this practice whose sessions the gateways were asked to resolve again. */
async function told(): Promise<string[]> {
  const rows = await product.sql<{ id: string }>(
    `select payload->'data'->>'userId' as id from identity.outbox
      where destination = 'evt.identity.SessionsChanged.v1' and organisation_id = $1 order by seq`,
    [org.organisationId],
  );
  return rows.map(({ id }) => id);
}

describe('roles that require a second step', () => {
  it('are none at first, and come with the number of users without one', async () => {
    expect(await read()).toEqual({
      version: 1,
      roles: [],
      withoutSecondStep: { ORG_ADMIN: 1, SALES_MANAGER: 1 },
    });
    await protect(product, colleague);
    expect((await read()).withoutSecondStep).toEqual({ ORG_ADMIN: 1 });
  });

  it('apply at once to users without a second step, and to nobody else', async () => {
    const second = await joined(product, org.admin, 'SALES_MANAGER');
    await protect(product, second);
    const other = await joined(product, org.admin, 'USER');
    const before = await told();
    expect(await demand(['SALES_MANAGER', 'SALES_MANAGER'])).toEqual({
      version: 2,
      roles: ['SALES_MANAGER'],
    });
    expect((await told()).slice(before.length)).toEqual([colleague.userId]);
    expect(await signInStatusOf(colleague)).toBe('SET_UP');
    expect(await signInStatusOf(second)).toBe('DONE');
    expect(await signInStatusOf(other)).toBe('DONE');
    const me = await principalOf(product, colleague.sessionId);
    await expect(product.call(listUsers, {}, me)).rejects.toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
    expect(await product.call(getSecondStep, {}, me)).toMatchObject({ isRequired: true, ways: ['password'] });
  });

  it('let users set one up within their session', async () => {
    await demand(['SALES_MANAGER']);
    const { me } = await protect(product, await principalOf(product, colleague.sessionId));
    expect(me.secondStep).toBe('DONE');
  });

  it('make users without one set it up when they sign in', async () => {
    await demand(['ORG_ADMIN']);
    expect((await enter(product, org.admin.email)).secondStep).toBe('SET_UP');
    expect((await actsOn(product, org.admin.userId)).at(-1)).toMatchObject({ action: 'LOGIN' });
  });

  it('can be lifted at once', async () => {
    await demand(['SALES_MANAGER']);
    const before = await told();
    await demand([]);
    expect((await told()).slice(before.length)).toEqual([colleague.userId]);
    expect(await signInStatusOf(colleague)).toBe('DONE');
  });

  it('keep their users from removing the last second step', async () => {
    const { me } = await protect(product, colleague);
    await demand(['SALES_MANAGER']);
    const refused = { code: 'LAST_SECOND_STEP' };
    await expect(product.call(removeTotp, {}, me)).rejects.toMatchObject(refused);
    const { passkey } = await keepPasskey(product, me);
    await expect(product.call(removeTotp, {}, me)).resolves.toEqual({ removed: true });
    await expect(product.call(removePasskey, { params: { id: passkey.id } }, me)).rejects.toMatchObject(
      refused,
    );
  });

  it('are audited with both values, and require the current version to change', async () => {
    await demand(['SALES_MANAGER']);
    await demand(['SALES_MANAGER', 'ORG_ADMIN']);
    expect((await actsOn(product, org.organisationId)).at(-1)).toMatchObject({
      entityType: 'ORGANISATION',
      action: 'UPDATE',
      userId: org.admin.userId,
      changes: [
        {
          field: 'mfaRequiredRoles',
          oldValue: '["SALES_MANAGER"]',
          newValue: '["ORG_ADMIN","SALES_MANAGER"]',
        },
      ],
    });
    const stale = { body: { version: 1, roles: [] } };
    await expect(product.call(setMfaPolicy, stale, org.admin)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
  });

  it('apply to one practice only', async () => {
    const other = await product.signUp();
    await demand(['ORG_ADMIN']);
    expect(await signInStatusOf(other.admin)).toBe('DONE');
    expect(await read(other.admin)).toMatchObject({ roles: [] });
  });
});

describe('a super admin', () => {
  it('must set up a second step in production, and cannot remove it', async () => {
    const production = await startProduct({ only: ['identity'], config: { nodeEnv: 'production' } });
    try {
      const { admin } = await production.signUp();
      await production.sql(`update identity."user" set role = 'SUPER_ADMIN' where id = $1`, [admin.userId]);
      const me = await enter(production, admin.email);
      expect(me).toMatchObject({ role: 'SUPER_ADMIN', secondStep: 'SET_UP' });
      await expect(production.call(listUsers, {}, me)).rejects.toMatchObject({
        code: 'SECOND_STEP_REQUIRED',
      });
      const owner = await protect(production, me);
      expect(owner.me.secondStep).toBe('DONE');
      await expect(production.call(removeTotp, {}, owner.me)).rejects.toMatchObject({
        code: 'LAST_SECOND_STEP',
      });
    } finally {
      await production.stop();
    }
  });
});
