import {
  getSession,
  refreshSession,
  resolveSession,
  signOut,
  type UserPrincipal,
} from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { principalOf } from '../../testing/support.suite';

const anonymous = { kind: 'anonymous' } as const;
const product = testProduct({ only: ['identity'] });
let person: UserPrincipal;
let refreshToken: string;

beforeAll(async () => {
  const given = { firstName: 'Nguyễn', lastName: 'Thị Hoa', email: 'hoa@harbour.example' };
  const org = await product.signUp({ ...given, organizationName: null });
  person = await principalOf(product, org.admin.sessionId);
  ({ refreshToken } = org);
});

const refused = { code: 'UNAUTHENTICATED' };

describe('a session', () => {
  it('contains the user and the practice, but no password hash', async () => {
    const session = await product.call(getSession, {}, person);
    expect(session.user).toMatchObject({
      name: 'Nguyễn Thị Hoa',
      role: 'ORG_ADMIN',
      organizationId: person.organisationId,
    });
    expect(session.organisation).toMatchObject({
      id: person.organisationId,
      name: "hoa's Organization",
      currency: 'AUD',
    });
    expect(session.user).not.toHaveProperty('passwordHash');
  });

  it('carries explicit grants to the gateway and to the page', async () => {
    await product.sql(`update identity."user" set grants = '{"PRICING_RULES":["READ"]}' where id = $1`, [
      person.userId,
    ]);
    const grants = { PRICING_RULES: ['READ'] };
    expect((await product.call(getSession, {}, person)).user.grants).toEqual(grants);
    const { sessionId } = person;
    expect((await product.callInternal(resolveSession, { body: { sessionId } })).grants).toEqual(grants);
  });

  it('is invalid for another practice or user', async () => {
    const other = await product.signUp({ country: 'NZ', phone: '+64 21 123 4567' });
    for (const stranger of [
      { ...person, organisationId: other.organisationId },
      { ...person, userId: other.admin.userId },
    ]) {
      await expect(product.call(getSession, {}, stranger)).rejects.toMatchObject(refused);
    }
  });

  it('ends everywhere when the user signs out, and notifies the gateways', async () => {
    await expect(product.call(signOut, {}, person)).resolves.toEqual({ signedOut: true });
    const { sessionId, userId } = person;
    await expect(product.callInternal(resolveSession, { body: { sessionId } })).rejects.toMatchObject(
      refused,
    );
    await expect(product.call(getSession, {}, person)).rejects.toMatchObject(refused);
    await expect(product.call(refreshSession, { body: { refreshToken } }, anonymous)).rejects.toMatchObject(
      refused,
    );
    const [told] = await product.sql(
      `select payload->'data' as data from identity.outbox
        where destination = 'evt.identity.SessionsChanged.v1' and organisation_id = $1`,
      [person.organisationId],
    );
    expect(told?.['data']).toEqual({ userId, sessionId });
  });

  it('can be ended twice without harm', async () => {
    await expect(product.call(signOut, {}, person)).resolves.toEqual({ signedOut: true });
    const acts = await product.sql(
      `select 1 from identity.outbox where payload->'data'->>'action' = 'LOGOUT' and organisation_id = $1`,
      [person.organisationId],
    );
    expect(acts).toHaveLength(1);
  });
});
