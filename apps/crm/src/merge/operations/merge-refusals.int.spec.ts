import {
  deleteClient,
  listClientMerges,
  mergeClients,
  restoreClient,
  undoMerge,
  updateClient,
  type Client,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { addClient, AGAIN, merge, openPractice, undo } from './merge.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks'] });
const scene = perTest(() => openPractice(product));

const two = async (): Promise<[Client, Client]> => [await addClient(scene), await addClient(scene, AGAIN)];
const request = (one: Client, other: Client) => ({
  params: { id: one.id },
  body: { otherId: other.id, version: one.version, otherVersion: other.version },
});

it('rejects merging a client with itself', async () => {
  const client = await addClient(scene);
  await expect(merge(scene, client, client)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'otherId', message: 'A record cannot be merged with itself' }],
  });
});

it('rejects merging or restoring a record already merged, and says into which one', async () => {
  const [kept, gone] = await two();
  const third = await addClient(scene);
  await merge(scene, kept, gone);
  const pointer = { code: 'CLIENT_MERGED', facts: { mergedInto: kept.id } };
  await expect(merge(scene, gone, third)).rejects.toMatchObject(pointer);
  await expect(merge(scene, third, gone)).rejects.toMatchObject(pointer);
  await expect(
    product.call(restoreClient, { params: { id: gone.id }, body: {} }, scene.practice.admin),
  ).rejects.toMatchObject(pointer);
});

it('performs only one of several concurrent merges of the same records', async () => {
  const [one, other] = await two();
  const third = await addClient(scene);
  const results = await Promise.allSettled([
    merge(scene, one, other),
    merge(scene, other, one),
    merge(scene, third, other),
    merge(scene, one, other),
  ]);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  for (const code of refusals) expect(['CLIENT_MERGED', 'VERSION_CONFLICT']).toContain(code);
  const [inForce] = await product.sql<{ merges: number; former: number }>(
    `select count(*)::int as merges, count(distinct former_id)::int as former from crm.client_merge
      where organisation_id = $1 and undone_at is null`,
    [scene.practice.organisationId],
  );
  expect(inForce?.merges).toBe(inForce?.former);
  const [merged] = await product.sql<{ count: number }>(
    'select count(*)::int as count from crm.client where organisation_id = $1 and merged_into is not null',
    [scene.practice.organisationId],
  );
  expect(merged?.count).toBe(inForce?.merges);
});

it('rejects a merge if either record has changed since', async () => {
  const [one, other] = await two();
  const change = (client: Client) =>
    product.call(
      updateClient,
      { params: { id: client.id }, body: { version: client.version, isVip: true } },
      scene.practice.admin,
    );
  await change(other);
  await expect(merge(scene, one, other)).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
    facts: { version: 2, clientId: other.id },
  });
});

it('answers NOT_FOUND for a deleted client', async () => {
  const [one, other] = await two();
  await product.call(deleteClient, { params: { id: other.id } }, scene.practice.admin);
  await expect(merge(scene, one, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('requires permission to update and to delete clients', async () => {
  const [one, other] = await two();
  const allowed = {
    ...scene.practice.as('USER'),
    grants: { CLIENTS: ['READ', 'UPDATE', 'DELETE'] },
  } as const;
  const deletesOnly = { ...allowed, grants: { CLIENTS: ['READ', 'DELETE'] } } as const;
  const forbidden = { code: 'FORBIDDEN' };
  await expect(
    product.call(mergeClients, request(one, other), scene.practice.as('SALES_MANAGER')),
  ).rejects.toMatchObject(forbidden);
  await expect(product.call(mergeClients, request(one, other), deletesOnly)).rejects.toMatchObject(forbidden);
  const { id } = await product.call(mergeClients, request(one, other), allowed);
  await expect(product.call(undoMerge, { params: { id } }, deletesOnly)).rejects.toMatchObject(forbidden);
});

it('undoes a merge once, within 30 days, and only after a later merge', async () => {
  const [one, other] = await two();
  const third = await addClient(scene);
  const first = await merge(scene, one, other, ['suburb']);
  const kept = { id: one.id, version: one.version + 1 };
  const second = await merge(scene, third, kept);
  await expect(undo(scene, first)).rejects.toMatchObject({
    code: 'MERGE_NOT_UNDOABLE',
    facts: { laterMergeId: second.id },
  });
  await undo(scene, second);
  const shown = await product.call(listClientMerges, { params: { id: one.id } }, scene.practice.admin);
  expect(shown.items).toMatchObject([{ id: first.id, isUndoable: true }]);
  await product.sql(
    `update crm.client_merge set created_at = created_at - interval '31 days' where id = $1`,
    [first.id],
  );
  await expect(undo(scene, first)).rejects.toMatchObject({
    code: 'MERGE_NOT_UNDOABLE',
    message: 'A merge can be undone within 30 days.',
  });
  await expect(undo(scene, second)).rejects.toMatchObject({ code: 'MERGE_NOT_UNDOABLE' });
});
