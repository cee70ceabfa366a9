import {
  getUser,
  resolveSession,
  signIn,
  updateUser,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn } from '../../testing/mails.suite';
import { joined } from '../../testing/staff.suite';

type Change = Omit<NonNullable<RequestOf<typeof updateUser>['body']>, 'version'>;

const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());
const colleague = perTest(() => joined(product, org.admin, 'SALES_MANAGER'));

const versionOf = async (id: string) => (await product.call(getUser, { params: { id } }, org.admin)).version;
async function change(id: string, changes: Change, by: UserPrincipal = org.admin) {
  const version = await versionOf(id);
  return product.call(updateUser, { params: { id }, body: { version, ...changes } }, by);
}
const principalOf = ({ sessionId }: UserPrincipal) =>
  product.callInternal(resolveSession, { body: { sessionId } });

describe('changing a role', () => {
  it('takes effect at once, and is audited as a grant or a revocation', async () => {
    const { userId } = colleague;
    expect(await change(userId, { role: 'ORG_ADMIN' })).toMatchObject({ role: 'ORG_ADMIN', version: 2 });
    expect(await principalOf(colleague)).toMatchObject({ role: 'ORG_ADMIN' });
    await change(userId, { role: 'USER' });
    const acts = (await actsOn(product, userId)).slice(-2);
    expect(acts).toMatchObject([
      {
        action: 'PERMISSION_GRANT',
        userId: org.admin.userId,
        changes: [{ field: 'role', oldValue: 'SALES_MANAGER', newValue: 'ORG_ADMIN' }],
      },
      { action: 'PERMISSION_REVOKE' },
    ]);
    const told = await product.sql(
      `select 1 from identity.outbox where destination = 'evt.identity.SessionsChanged.v1' and payload->'data' = $1`,
      [JSON.stringify({ userId, sessionId: null })],
    );
    expect(told).toHaveLength(2);
  });

  it('is rejected for oneself, and for the role of super admin', async () => {
    await expect(change(org.admin.userId, { role: 'USER' })).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
    const superAdmin = { role: 'SUPER_ADMIN' } as unknown as Change;
    await expect(change(colleague.userId, superAdmin)).rejects.toMatchObject({
      errors: [{ path: 'role' }],
    });
  });

  it('requires the current version of the account', async () => {
    const { userId: id } = colleague;
    await change(id, { role: 'USER' });
    const stale = { params: { id }, body: { version: 1, role: 'ORG_ADMIN' as const } };
    await expect(product.call(updateUser, stale, org.admin)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { version: 2 },
    });
  });
});

describe('deactivating a user', () => {
  it('ends the sessions at once and rejects sign-ins until it is undone', async () => {
    const { userId, email } = colleague;
    await change(userId, { isActive: false });
    await expect(principalOf(colleague)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const enter = () =>
      product.call(signIn, { body: { email, password: 'Korimako-7' } }, { kind: 'anonymous' });
    await expect(enter()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const notes = 'The account was deactivated, so its sessions were ended.';
    expect(await actsOn(product, userId)).toContainEqual(
      expect.objectContaining({ action: 'LOGOUT', notes }),
    );
    await change(userId, { isActive: true });
    await expect(enter()).resolves.toBeDefined();
    await expect(principalOf(colleague)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('leaves no session that started concurrently', async () => {
    const { userId, email } = colleague;
    const enter = () =>
      product.call(signIn, { body: { email, password: 'Korimako-7' } }, { kind: 'anonymous' });
    await Promise.allSettled([enter(), change(userId, { isActive: false }), enter(), enter()]);
    const live = await product.sql('select 1 from identity.session where user_id = $1 and ended_at is null', [
      userId,
    ]);
    expect(live).toEqual([]);
  });
});

describe('the last administrator', () => {
  it('cannot be removed by anybody', async () => {
    const superAdmin = org.as('SUPER_ADMIN');
    for (const changes of [{ role: 'USER' as const }, { isActive: false }])
      await expect(change(org.admin.userId, changes, superAdmin)).rejects.toMatchObject({
        code: 'LAST_ADMIN',
      });
    await change(colleague.userId, { role: 'ORG_ADMIN' });
    await expect(change(org.admin.userId, { role: 'USER' }, superAdmin)).resolves.toMatchObject({
      role: 'USER',
    });
  });

  it('remains if two demote each other concurrently', async () => {
    const second = await joined(product, org.admin, 'ORG_ADMIN');
    for (const changes of [{ role: 'USER' as const }, { isActive: false }]) {
      const tries = await Promise.allSettled([
        change(second.userId, changes, org.admin),
        change(org.admin.userId, changes, second),
      ]);
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const admins = await product.sql(
        `select 1 from identity."user" where organisation_id = $1 and role = 'ORG_ADMIN' and is_active`,
        [org.organisationId],
      );
      expect(admins).toHaveLength(1);
      await product.sql(
        `update identity."user" set role = 'ORG_ADMIN', is_active = true where id = any($1)`,
        [[second.userId, org.admin.userId]],
      );
    }
  });

  it('cannot change others after losing the role', async () => {
    const second = await joined(product, org.admin, 'ORG_ADMIN');
    await change(second.userId, { role: 'USER' });
    await expect(change(colleague.userId, { isActive: false }, second)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('super admins of one practice', () => {
  it('cannot deactivate each other concurrently, which could leave none', async () => {
    const second = await joined(product, org.admin, 'ORG_ADMIN');
    const asSuperAdmin = (one: UserPrincipal) => ({ ...one, role: 'SUPER_ADMIN' as const });
    const deactivate = (target: UserPrincipal, version: number, by: UserPrincipal) => {
      const params = { id: target.userId };
      return product.call(updateUser, { params, body: { version, isActive: false } }, asSuperAdmin(by));
    };
    for (let round = 0; round < 4; round += 1) {
      await product.sql(
        `update identity."user" set role = 'SUPER_ADMIN', is_active = true where id = any($1)`,
        [[org.admin.userId, second.userId]],
      );
      const versions = [await versionOf(org.admin.userId), await versionOf(second.userId)] as const;
      const tries = await Promise.allSettled([
        deactivate(org.admin, versions[0], second),
        deactivate(second, versions[1], org.admin),
      ]);
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(tries).toContainEqual({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'FORBIDDEN' }),
      });
    }
  });
});
