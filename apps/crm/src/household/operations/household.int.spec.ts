import {
  addRelation,
  createClient,
  deleteClient,
  getClientDependants,
  HouseholdChanged,
  listHousehold,
  removeRelation,
  restoreClient,
  type RequestOf,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';

type Body = NonNullable<RequestOf<typeof addRelation>['body']>;

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks'] });
const practice = perFile(() => product.signUp());

async function add(firstName: string): Promise<string> {
  const body = { firstName, lastName: 'Ngata', email: 'whanau@example.com', phone: '0412 345 678' };
  return (await product.call(createClient, { body }, practice.admin)).id;
}
const relate = (id: string, body: Body) =>
  product.call(addRelation, { params: { id }, body }, practice.admin);
const membersOf = async (id: string) => {
  const { items } = await product.call(listHousehold, { params: { id } }, practice.admin);
  return items.map(({ relation, name }) => `${relation} ${name}`);
};

it('shows and removes a relation on both clients', async () => {
  const [mother, son] = [await add('Aroha'), await add('Hemi')];
  const { items } = await relate(son, { relation: 'PARENT', otherClientId: mother, note: 'Signs for him' });
  expect(items[0]).toMatchObject({ relation: 'PARENT', name: 'Aroha Ngata', note: 'Signs for him' });
  expect(await membersOf(mother)).toEqual(['CHILD Hemi Ngata']);
  // Browsers showing either client's page are notified.
  const told = await product.sql<{ id: string }>(
    `select payload->>'subject' as id from crm.outbox where destination = $1 and organisation_id = $2`,
    [HouseholdChanged.subject, practice.organisationId],
  );
  expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining([mother, son]));
  const relationId = items[0]?.id ?? '';
  // From the other side than the one it was created on.
  await product.call(removeRelation, { params: { id: mother, relationId } }, practice.admin);
  expect([await membersOf(mother), await membersOf(son)]).toEqual([[], []]);
});

it('stores a related person without a record by name and normalised phone', async () => {
  const ward = await add('Hemi');
  const { items } = await relate(ward, {
    relation: 'GUARDIAN',
    name: 'Public Trustee',
    phone: '02 9287 2700',
  });
  expect(items).toEqual([
    expect.objectContaining({ client: null, name: 'Public Trustee', phone: '+61292872700' }),
  ]);
});

it('stores a relation once, from whichever side and even if entered concurrently', async () => {
  const [one, other] = [await add('Aroha'), await add('Rob')];
  await relate(one, { relation: 'PARTNER', otherClientId: other });
  const again = { code: 'DUPLICATE' };
  await expect(relate(one, { relation: 'PARTNER', otherClientId: other })).rejects.toMatchObject(again);
  await expect(relate(other, { relation: 'PARTNER', otherClientId: one })).rejects.toMatchObject(again);
  const results = await Promise.allSettled([
    relate(one, { relation: 'REFERRER', otherClientId: other }),
    relate(other, { relation: 'REFERRED', otherClientId: one }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await membersOf(one)).toEqual(['PARTNER Rob Ngata', 'REFERRER Rob Ngata']);
});

it('reports relations before a client is deleted, and shows them again after restoring', async () => {
  const [one, other] = [await add('Aroha'), await add('Rob')];
  await relate(one, { relation: 'PARTNER', otherClientId: other });
  const params = { id: other };
  expect((await product.call(getClientDependants, { params }, practice.admin)).items).toEqual([
    { kind: 'RELATION', count: 1 },
  ]);
  await expect(product.call(deleteClient, { params }, practice.admin)).rejects.toMatchObject({
    code: 'HAS_DEPENDANTS',
    message: '1 relation to other people depends on this record. Confirm to remove it anyway.',
  });
  await product.call(deleteClient, { params, query: { confirm: 'true' } }, practice.admin);
  const { items } = await product.call(listHousehold, { params: { id: one } }, practice.admin);
  expect(items[0]?.client?.deletedAt).not.toBeNull();
  await product.call(restoreClient, { params }, practice.admin);
  expect(await membersOf(other)).toEqual(['PARTNER Aroha Ngata']);
});

it('rejects relations to oneself, nobody or a bad phone', async () => {
  const id = await add('Aroha');
  const wrong = (path: string) => ({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  await expect(relate(id, { relation: 'PARTNER', otherClientId: id })).rejects.toMatchObject(
    wrong('otherClientId'),
  );
  await expect(relate(id, { relation: 'PARTNER' })).rejects.toMatchObject(wrong('name'));
  await expect(relate(id, { relation: 'PARTNER', name: 'Rob', phone: '12' })).rejects.toMatchObject(
    wrong('phone'),
  );
});
