import {
  getUserGrants,
  resolveSession,
  setUserGrants,
  type Grants,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn } from '../../testing/mails.suite';
import { joined } from '../../testing/staff.suite';

type Body = NonNullable<RequestOf<typeof setUserGrants>['body']>;
const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());
const user = perTest(() => joined(product, org.admin, 'USER'));

const read = (id = user.userId) => product.call(getUserGrants, { params: { id } }, org.admin);
async function grant(grants: Grants, by: UserPrincipal = org.admin, id = user.userId) {
  const { version } = await read(id);
  const body: Body = { version, grants: grants as Body['grants'] };
  return product.call(setUserGrants, { params: { id }, body }, by);
}

describe('explicit grants', () => {
  it('are returned with the permissions of the role and those that the reader may grant', async () => {
    expect(await read()).toMatchObject({
      role: 'USER',
      grants: {},
      defaults: { CLIENTS: ['READ'], QUOTES: ['READ'] },
      grantable: { USERS: ['CREATE', 'READ', 'UPDATE', 'DELETE'], SETTINGS: ['READ', 'UPDATE'] },
    });
    expect((await read()).grantable.PRICING_RULES).toBeUndefined();
  });

  it('take effect at once, are audited in words, and can be revoked', async () => {
    const answer = await grant({ CLIENTS: [], LEADS: ['READ', 'CREATE'] });
    expect(answer).toMatchObject({ version: 2, grants: { CLIENTS: [], LEADS: ['CREATE', 'READ'] } });
    const { sessionId, userId } = user;
    const principal = await product.callInternal(resolveSession, { body: { sessionId } });
    expect(principal.grants).toEqual({ CLIENTS: [], LEADS: ['CREATE', 'READ'] });
    await grant({});
    expect((await read()).grants).toEqual({});
    expect((await actsOn(product, userId)).slice(-2)).toMatchObject([
      { action: 'PERMISSION_GRANT', notes: 'Gained: LEADS CREATE, LEADS READ. Lost: CLIENTS READ.' },
      { action: 'PERMISSION_GRANT', notes: 'Gained: CLIENTS READ. Lost: LEADS CREATE, LEADS READ.' },
    ]);
    const told = await product.sql(
      `select 1 from identity.outbox where destination = 'evt.identity.SessionsChanged.v1' and payload->'data' = $1`,
      [JSON.stringify({ userId, sessionId: null })],
    );
    expect(told).toHaveLength(2);
  });

  it('are dated since when they are held, until they are revoked', async () => {
    const standing = async () => {
      const { sessionId } = user;
      return (await product.callInternal(resolveSession, { body: { sessionId } })).standing;
    };
    const before = await standing();
    expect(before).toEqual({ joinedAt: expect.stringMatching(/Z$/), gained: {} });
    await grant({ LEADS: ['READ'] });
    const held = await standing();
    expect(held).toEqual({ ...before, gained: { 'LEADS READ': expect.stringMatching(/Z$/) } });
    await grant({ LEADS: ['READ'], CLIENTS: [] });
    expect(await standing()).toEqual(held);
    await grant({});
    expect(Object.keys((await standing())?.gained ?? {})).toEqual(['CLIENTS READ']);
  });

  it('change neither version nor audit if saved unchanged', async () => {
    const grants: Grants = { PRICING_RULES: ['READ'], CLIENTS: ['READ', 'UPDATE'], LEADS: ['READ'] };
    const { version } = await grant(grants, org.as('SUPER_ADMIN'));
    const recorded = await actsOn(product, user.userId);
    expect(await grant(grants, org.as('SUPER_ADMIN'))).toMatchObject({ version });
    expect(await actsOn(product, user.userId)).toEqual(recorded);
  });

  it('cannot exceed those of the grantor, but keep what a super admin granted', async () => {
    await expect(grant({ PRICING_RULES: ['READ'], USERS: ['MANAGE'] })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'grants.USERS' }, { path: 'grants.PRICING_RULES' }],
    });
    await grant({ PRICING_RULES: ['READ'] }, org.as('SUPER_ADMIN'));
    await expect(grant({ PRICING_RULES: ['READ'], LEADS: ['READ'] })).resolves.toMatchObject({
      grants: { LEADS: ['READ'], PRICING_RULES: ['READ'] },
    });
  });

  it('cannot be given to oneself, and are given by administrators only', async () => {
    const own = grant({ PRICING_RULES: [] }, org.admin, org.admin.userId);
    await expect(own).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
    await expect(grant({}, org.as('SALES_MANAGER'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const unknown = { FUN: ['READ'] } as unknown as Grants;
    await expect(grant(unknown)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
