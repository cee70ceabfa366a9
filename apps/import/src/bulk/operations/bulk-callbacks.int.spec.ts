import {
  createCallback,
  getCallback,
  rescheduleCallback,
  startBulkRun,
  undoBulkRun,
  type BulkAction,
  type BulkRun,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perTest, testProduct } from '@quillcare/testing';
import { colleague } from '../../../fixtures/importing.suite';
import { manyLeads } from '../../../fixtures/leads.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import'] });
const practice = perTest(() => product.signUp());
let ids: string[];
beforeEach(async () => {
  const dueDate = todayIn(product.clock.now(), 'Australia/Sydney');
  ids = [];
  for (const leadId of await manyLeads(product, practice, 2))
    ids.push((await product.call(createCallback, { body: { leadId, dueDate } }, practice.admin)).id);
});

const start = (action: BulkAction) =>
  product.call(startBulkRun, { body: { action, records: { type: 'CHOSEN', ids } } }, practice.admin);
const undo = ({ id }: BulkRun) => product.call(undoBulkRun, { params: { id } }, practice.admin);
const read = () =>
  Promise.all(ids.map((id) => product.call(getCallback, { params: { id } }, practice.admin)));

describe('bulk change of callbacks', () => {
  it('assigns them, and restores the previous assignees on undo', async () => {
    const { userId } = await colleague(product, practice, 'SALES_MANAGER');
    const run = await start({ name: 'callback.assign', values: { assigneeId: userId } });
    expect(run).toMatchObject({ done: 2, refused: 0, canUndo: true });
    expect((await read()).map(({ assigneeId }) => assigneeId)).toEqual([userId, userId]);
    await undo(run);
    expect((await read()).map(({ assigneeId }) => assigneeId)).toEqual([null, null]);
  });

  it('rejects callbacks that a colleague changed after they were selected', async () => {
    const chosen = await read();
    const [theirs, other] = chosen.map(({ id }) => id);
    const dueDate = addDays(chosen[0]!.dueDate, 1);
    const body = { version: chosen[0]!.version, dueDate, reason: 'Called in' };
    await product.call(rescheduleCallback, { params: { id: theirs! }, body }, practice.admin);
    const versions = Object.fromEntries(chosen.map(({ id, version }) => [id, version]));
    const action: BulkAction = { name: 'callback.cancel', values: { reason: 'The list was closed' } };
    const request = { body: { action, records: { type: 'CHOSEN' as const, ids, versions } } };
    const run = await product.call(startBulkRun, request, practice.admin);
    expect(run).toMatchObject({ done: 1, refused: 1, refusals: [{ recordId: theirs }] });
    expect((await read()).map(({ id, status }) => [id, status])).toEqual([
      [theirs, 'pending'],
      [other, 'cancelled'],
    ]);
  });

  it.each([
    ['cancelled', { name: 'callback.cancel', values: { reason: 'The list was closed' } }],
    ['completed', { name: 'callback.complete', values: {} }],
  ] as const)('marks them as %s, and reopens them on undo', async (status, action) => {
    const run = await start(action);
    expect(run).toMatchObject({ done: 2, refused: 0, canUndo: true });
    expect((await read()).map((callback) => callback.status)).toEqual([status, status]);
    expect(await undo(run)).toMatchObject({ done: 2, refused: 0 });
    expect((await read()).map((callback) => callback.status)).toEqual(['pending', 'pending']);
  });
});
