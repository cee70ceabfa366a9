import { ROLES, type UserPrincipal } from '@quillcare/contracts';
import { testProduct, type TestOrganisation } from '@quillcare/testing';
import { contextFor, currentContext, runInContext } from '../context';
import { definePlatformList, PlatformReader } from './platform-reader';
import { TenantReader } from './tenant-reader';

interface Practice {
  id: string;
  name: string;
}

const product = testProduct({ only: ['identity'], role: 'api' });
let ours: TestOrganisation;
let theirs: TestOrganisation;

const list = definePlatformList<Practice>({
  name: 'test.practices',
  reason: 'a test of the platform reader',
  from: 'identity.organisation',
  columns: 'id, name',
  sorts: { createdAt: ['created_at'] },
  defaultSort: 'createdAt',
  fewRows: 'a test',
});
const COUNT = 'select count(*)::int as practices from identity.organisation';

beforeAll(async () => {
  [ours, theirs] = [await product.signUp(), await product.signUp()];
});

const reader = () => product.app.get(PlatformReader, { strict: false });
const as = <T>(principal: Parameters<typeof contextFor>[0], work: () => Promise<T>) =>
  runInContext(contextFor(principal), work);
const superAdmin = (): UserPrincipal => ours.as('SUPER_ADMIN');

describe('read across organisations', () => {
  it('sees all organisations, a page at a time', async () => {
    const seen = await as(superAdmin(), async () => {
      const first = await reader().page(list, { limit: 1 });
      const second = await reader().page(list, { limit: 1, cursor: first.nextCursor ?? '' });
      expect([first.total, second.total, second.nextCursor]).toEqual([2, 2, null]);
      return [...first.items, ...second.items].map(({ id }) => id);
    });
    expect(seen).toEqual([ours.organisationId, theirs.organisationId]);
  });

  it('is open to services, which the contracts admit', async () => {
    const row = await as({ kind: 'service', service: 'crm' }, () =>
      reader().one<{ practices: number }>('a test', 'test.count', COUNT),
    );
    expect(row).toEqual({ practices: 2 });
  });

  it('passes its reason to the database', async () => {
    const scope = `select current_setting('app.platform_scope', true) as reason, current_setting('app.organisation_id', true) as bound`;
    const row = await as(superAdmin(), () => reader().one('why it is read', 'test.scope', scope));
    expect(row).toEqual({ reason: 'why it is read', bound: '' });
  });

  it('is read-only, whatever the statement', async () => {
    const write = () => reader().rows('a test', 'test.write', `update identity.organisation set name = 'X'`);
    await expect(as(superAdmin(), write)).rejects.toThrow('read-only transaction');
  });

  const others: [string, () => Parameters<typeof contextFor>[0]][] = [
    ...ROLES.filter((role) => role !== 'SUPER_ADMIN').map((role): [string, () => UserPrincipal] => [
      `a ${role}`,
      () => ours.as(role),
    ]),
    ['a super admin who was deactivated', () => ({ ...superAdmin(), isActive: false })],
    ['somebody who impersonates a super admin', () => ({ ...superAdmin(), impersonation: acting() })],
    [
      'a patient',
      () => ({
        kind: 'patient',
        linkId: '1',
        quoteId: '1',
        organisationId: ours.organisationId,
        identified: true,
      }),
    ],
    ['an anonymous caller', () => ({ kind: 'anonymous' })],
  ];
  const acting = () => ({
    byUserId: ours.admin.userId,
    bySessionId: ours.admin.sessionId,
    byName: 'Aroha',
    readOnly: false,
    expiresAt: new Date().toISOString(),
  });

  it.each(others)('is refused to %s in every way', async (_, principal) => {
    const refused = { code: 'FORBIDDEN' };
    await expect(as(principal(), () => reader().page(list, { limit: 5 }))).rejects.toMatchObject(refused);
    await expect(as(principal(), () => reader().rows('a test', 'test.count', COUNT))).rejects.toMatchObject(
      refused,
    );
    await expect(as(principal(), () => reader().one('a test', 'test.count', COUNT))).rejects.toMatchObject(
      refused,
    );
    const within = () => reader().within(theirs.organisationId, async () => currentContext().organisationId);
    await expect(as(principal(), within)).rejects.toMatchObject(refused);
  });
});

describe('read within another organisation', () => {
  const tenant = () => product.app.get(TenantReader, { strict: false });

  it('is bound to that organisation like its own staff', async () => {
    const page = await as(superAdmin(), () =>
      reader().within(theirs.organisationId, () => tenant().page(list, { limit: 5 })),
    );
    expect(page.items.map(({ id }) => id)).toEqual([theirs.organisationId]);
    const blind = `select count(*)::int as practices from identity.organisation where $1::uuid is not null`;
    const seen = await as(superAdmin(), () =>
      reader().within(theirs.organisationId, () => tenant().one('test.blind', blind)),
    );
    expect(seen).toEqual({ practices: 1 });
  });

  it('leaves a platform list bound to one’s own practice when it is read as a tenant', async () => {
    const page = await as(superAdmin(), () => tenant().page(list, { limit: 5 }));
    expect(page.items.map(({ id }) => id)).toEqual([ours.organisationId]);
  });
});
