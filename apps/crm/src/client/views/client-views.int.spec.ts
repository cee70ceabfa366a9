import { createClient, getClient, listAuditEntries, readClient } from '@quillcare/contracts';
import { perTest, startProduct, testProduct } from '@quillcare/testing';

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'audit'] }));
const practice = perTest(() => product.signUp());

const person = { firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com', phone: '0412 345 678' };
const AN_HOUR_MS = 60 * 60_000;

async function viewersOf(id: string): Promise<string[]> {
  const { items } = await product.call(
    listAuditEntries,
    { query: { entityId: id, action: 'VIEW' } },
    practice.admin,
  );
  return items.map(({ actorName }) => actorName);
}

it('records a view of a client once per person and hour, and none by a service', async () => {
  const { admin, organisationId } = practice;
  const { id } = await product.call(createClient, { body: person }, admin);
  const [user, manager] = [practice.as('USER'), practice.as('SALES_MANAGER')];
  for (const principal of [user, user, manager]) await product.call(getClient, { params: { id } }, principal);
  await product.eventually(async () =>
    expect((await viewersOf(id)).sort()).toEqual([manager.name, user.name].sort()),
  );
  product.clock.shift(AN_HOUR_MS + 1);
  await product.call(getClient, { params: { id } }, user);
  await product.eventually(async () => expect(await viewersOf(id)).toHaveLength(3));
  // A service reading the client to create a quote does not count as a view.
  await product.callInternal(readClient, { body: { organisationId, clientId: id } });
  expect(await viewersOf(id)).toHaveLength(3);
});

it('records no view of a client that the person was not allowed to see', async () => {
  const other = await product.signUp();
  const { id } = await product.call(createClient, { body: person }, practice.admin);
  await expect(product.call(getClient, { params: { id } }, other.admin)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await viewersOf(id)).toEqual([]);
});
