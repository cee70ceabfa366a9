import {
  completeCallback,
  listCallbacks,
  listDueCallbacks,
  rescheduleCallback,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { openPractice, pendingCallback, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perTest(() => openPractice(product));

async function list(query: RequestOf<typeof listCallbacks>['query'] = {}): Promise<string[]> {
  return (await product.call(listCallbacks, { query }, scene.practice.admin)).items.map(({ id }) => id);
}

it('lists the callback with the earliest due date first, across pages', async () => {
  const [later, sooner] = [await pendingCallback(scene), await pendingCallback(scene)];
  const body = { version: 1, dueDate: '2099-01-01', reason: 'later' };
  await product.call(rescheduleCallback, { params: { id: later.id }, body }, scene.practice.admin);
  expect(await list()).toEqual([sooner.id, later.id]);
  expect(await list({ sort: 'createdAt' })).toEqual([later.id, sooner.id]);
  const first = await product.call(listCallbacks, { query: { limit: 1 } }, scene.practice.admin);
  expect(first).toMatchObject({ total: 2, items: [{ id: sooner.id, dueDate: sooner.dueDate }] });
  expect(await list({ limit: 1, cursor: first.nextCursor! })).toEqual([later.id]);
});

it('gives the Today page the longest overdue callback first, with the total count', async () => {
  const [newer, older] = [await pendingCallback(scene), await pendingCallback(scene)];
  for (const [{ id }, dueOn] of [
    [newer, '2026-11-20'],
    [older, '2026-11-10'],
  ] as const)
    await product.sql('update callbacks.callback set due_date = $2 where id = $1', [id, dueOn]);
  const { organisationId } = scene.practice;
  const body = { organisationId, until: '2026-11-25', limit: 1, subjects: ['QUOTE' as const] };
  const { items, count } = await product.callInternal(listDueCallbacks, { body });
  expect([items.map(({ id }) => id), count]).toEqual([[older.id], 2]);
});

it('filters callbacks by status and quote', async () => {
  const [open, done] = [await pendingCallback(scene), await pendingCallback(scene)];
  await product.call(
    completeCallback,
    { params: { id: done.id }, body: { version: 1 } },
    scene.practice.admin,
  );
  expect(await list({ status: 'pending' })).toEqual([open.id]);
  expect(await list({ status: 'completed' })).toEqual([done.id]);
  expect(await list({ quoteId: open.quoteId ?? '' })).toEqual([open.id]);
});

it('filters callbacks by several statuses, priorities, client and due date range', async () => {
  const [open, later] = [await pendingCallback(scene), await pendingCallback(scene)];
  const body = { version: 1, dueDate: '2099-01-01', reason: 'later' };
  await product.call(rescheduleCallback, { params: { id: later.id }, body }, scene.practice.admin);
  expect(await list({ status: 'pending,attempted' })).toEqual([open.id, later.id]);
  expect(await list({ status: ['completed', 'cancelled'] })).toEqual([]);
  expect(await list({ dueDateFrom: '2099-01-01', dueDateTo: '2099-01-01' })).toEqual([later.id]);
  expect(await list({ dueDateTo: open.dueDate, priority: 'NORMAL,HIGH' })).toEqual([open.id]);
  expect(await list({ clientId: open.clientId ?? '', dueDateTo: '2098-12-31' })).toEqual([open.id]);
  await expect(list({ dueDateFrom: '2099-01-01', dueDateTo: '2098-01-01' })).rejects.toMatchObject({
    errors: [{ path: 'query.dueDateTo' }],
  });
});

it('searches callbacks by client name, ignoring accents, and by quote number', async () => {
  const callback = await pendingCallback(scene);
  expect(await list({ search: 'ngapo hana' })).toEqual([callback.id]);
  expect(await list({ search: callback.quoteNumber ?? '' })).toEqual([callback.id]);
  expect(await list({ search: 'somebody else' })).toEqual([]);
});
