import {
  createCallback,
  getCallback,
  startBulkRun,
  undoBulkRun,
  type BulkAction,
  type BulkRun,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
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

describe('several callbacks', () => {
  it('are assigned, and go back to whoever had them', async () => {
    const { userId } = await colleague(product, practice, 'SALES_MANAGER');
    const run = await start({ name: 'callback.assign', values: { assigneeId: userId } });
    expect(run).toMatchObject({ done: 2, refused: 0, canUndo: true });
    expect((await read()).map(({ assigneeId }) => assigneeId)).toEqual([userId, userId]);
    await undo(run);
    expect((await read()).map(({ assigneeId }) => assigneeId)).toEqual([null, null]);
  });

  it.each([
    ['cancelled', { name: 'callback.cancel', values: { reason: 'The list was closed' } }],
    ['completed', { name: 'callback.complete', values: {} }],
  ] as const)('are %s, and opened again', async (status, action) => {
    const run = await start(action);
    expect(run).toMatchObject({ done: 2, refused: 0, canUndo: true });
    expect((await read()).map((callback) => callback.status)).toEqual([status, status]);
    expect(await undo(run)).toMatchObject({ done: 2, refused: 0 });
    expect((await read()).map((callback) => callback.status)).toEqual(['pending', 'pending']);
  });
});
