import {
  getAuditVerification,
  listAuditEntries,
  seedDemo,
  signOut,
  verifyAuditTrail,
  verifyChain,
} from '@quillcare/contracts';
import { startProduct, testProduct, type TestOrganisation } from '@quillcare/testing';

const DEMO = { body: { password: 'Correct-Horse-7' } };
const product = testProduct(async () => {
  const started = await startProduct({ only: ['identity', 'audit'] });
  // A demo practice can only be created in an empty database, so before any case signs up.
  await started.callInternal(seedDemo, DEMO);
  return started;
});

const entriesOf = async ({ admin }: TestOrganisation, query: object = {}) =>
  (await product.call(listAuditEntries, { query }, admin)).items;

function sessionOf(accessToken: string): string {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sid: string }).sid;
}

/** Creates a practice whose chain has three entries: organisation, administrator, sign-out. */
async function practiceWithHistory(): Promise<TestOrganisation> {
  const practice = await product.signUp({ country: 'AU' });
  await product.call(signOut, {}, { ...practice.admin, sessionId: sessionOf(practice.accessToken) });
  await product.eventually(async () => expect(await entriesOf(practice)).toHaveLength(3));
  return practice;
}

it('marks only the entries of a demonstration practice, whose chain is intact', async () => {
  const demo = await product.callInternal(seedDemo, DEMO);
  const { organisationId = '', adminUserId = '' } = demo.unfinished ?? {};
  const practice = await practiceWithHistory();
  expect((await entriesOf(practice)).map(({ isDemonstration }) => isDemonstration)).toEqual([
    false,
    false,
    false,
  ]);
  const admin = { ...practice.admin, organisationId, userId: adminUserId };
  await product.eventually(async () => {
    const { items } = await product.call(listAuditEntries, {}, admin);
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ isDemonstration }) => isDemonstration)).toBe(true);
  });
  await product.eventually(async () =>
    expect(await product.callInternal(verifyChain, { body: { organisationId } })).toMatchObject({
      fault: null,
    }),
  );
});

describe('list of audit entries', () => {
  it('shows who did what, with old and new values, newest first', async () => {
    const practice = await practiceWithHistory();
    const entries = await entriesOf(practice);
    expect(entries.map(({ entityType, action }) => `${entityType} ${action}`)).toEqual([
      'USER LOGOUT',
      'USER CREATE',
      'ORGANISATION CREATE',
    ]);
    const { admin } = practice;
    for (const entry of entries) expect(entry).toMatchObject({ userId: admin.userId, actorName: admin.name });
    expect(entries[1]?.changes).toContainEqual({
      field: 'role',
      oldValue: null,
      newValue: 'ORG_ADMIN',
      dataType: 'STRING',
    });
    expect(JSON.stringify(entries)).not.toContain('argon2id');
  });

  it('can be filtered, searched and paged', async () => {
    const practice = await practiceWithHistory();
    const actions = async (query: object) => (await entriesOf(practice, query)).map(({ action }) => action);
    expect(await actions({ action: 'LOGOUT' })).toEqual(['LOGOUT']);
    expect(await actions({ entityType: 'USER' })).toEqual(['LOGOUT', 'CREATE']);
    expect(await actions({ entityId: practice.organisationId })).toEqual(['CREATE']);
    expect(await actions({ userId: practice.admin.userId, sort: 'createdAt' })).toEqual([
      'CREATE',
      'CREATE',
      'LOGOUT',
    ]);
    expect(await actions({ search: 'no such thing' })).toEqual([]);
    const first = await product.call(listAuditEntries, { query: { limit: 2 } }, practice.admin);
    expect(first.total).toBe(3);
    const cursor = first.nextCursor as string;
    const second = await product.call(listAuditEntries, { query: { limit: 2, cursor } }, practice.admin);
    expect(second.items.map(({ entityType }) => entityType)).toEqual(['ORGANISATION']);
    expect(second.nextCursor).toBeNull();
  });

  it('is limited to administrators and to their own practice', async () => {
    const [one, other] = await Promise.all([practiceWithHistory(), practiceWithHistory()]);
    await expect(product.call(listAuditEntries, {}, one.as('SALES_MANAGER'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const ids = (await entriesOf(one)).map(({ id }) => id);
    for (const { id } of await entriesOf(other)) expect(ids).not.toContain(id);
  });
});

it('lets an administrator verify the trail and read the latest result', async () => {
  const practice = await practiceWithHistory();
  const { admin, organisationId } = practice;
  const seen = () => product.call(getAuditVerification, {}, admin);
  const verify = () => product.call(verifyAuditTrail, {}, admin);
  expect(await seen()).toMatchObject({ verifiedAt: null, hasCheckpoints: false });
  const whole = { entries: 3, fault: null, firstAt: expect.any(String), lastAt: expect.any(String) };
  expect(await verify()).toMatchObject(whole);
  await product.sql('alter table audit.entry disable trigger immutable');
  const forge = (name: string) =>
    product.sql(`update audit.entry set actor_name = ${name} where organisation_id = $1 and sequence = 2`, [
      organisationId,
    ]);
  await forge(`actor_name || ' '`);
  expect(await seen()).toMatchObject(whole);
  const broken = await verify();
  expect(broken).toMatchObject({ entries: 1, fault: { sequence: 2, kind: 'CHANGED' } });
  expect(await seen()).toEqual(broken);
  await forge('left(actor_name, -1)');
  await product.sql('alter table audit.entry enable trigger immutable');
  expect(await verify()).toMatchObject(whole);
});
