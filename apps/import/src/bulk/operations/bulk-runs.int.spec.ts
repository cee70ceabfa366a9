import { randomUUID } from 'node:crypto';
import {
  assignLead,
  cancelBulkRun,
  changeLeadStatus,
  createCallback,
  createClient,
  deleteLead,
  getBulkRun,
  getLead,
  listCallbacks,
  MAX_BULK_RECORDS,
  startBulkRun,
  undoBulkRun,
  type BulkRun,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import { colleague, grant } from '../../../fixtures/importing.suite';
import { manyLeads } from '../../../fixtures/leads.suite';
import { BulkProgress } from '../persistence/bulk-progress';

const product = testProduct(() =>
  startProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import'] }),
);
const practice = perTest(() => product.signUp());
const owner = perTest(() => colleague(product, practice, 'LEAD_COORDINATOR'));
afterEach(() => jest.restoreAllMocks());

type Body = NonNullable<RequestOf<typeof startBulkRun>['body']>;
type Records = Body['records'];
type BulkAction = Body['action'];

const chosen = (...ids: string[]): Records => ({ type: 'CHOSEN', ids });
const assign = (): BulkAction => ({ name: 'lead.assign', values: { ownerId: owner.userId } });
const start = (action: BulkAction, records: Records, by: UserPrincipal = practice.admin) =>
  product.call(startBulkRun, { body: { action, records } }, by);
const undo = ({ id }: BulkRun) => product.call(undoBulkRun, { params: { id } }, practice.admin);
const lead = (id: string) => product.call(getLead, { params: { id } }, practice.admin);

const over = (id: string, by = practice.admin): Promise<BulkRun> =>
  product.eventually(async () => {
    const run = await product.call(getBulkRun, { params: { id } }, by);
    if (run.finishedAt === null)
      throw new Error(`The change is ${run.status} at ${run.done} of ${run.total}.`);
    return run;
  });

const counted = async (condition: string): Promise<number> => {
  const [row] = await product.sql<{ count: number }>(
    `select count(*)::int as count from crm.lead where organisation_id = $1 and ${condition}`,
    [practice.organisationId],
  );
  return row?.count ?? 0;
};

describe('bulk change of a few records', () => {
  it('applies immediately, each record by its own rules, and can be undone', async () => {
    const [one = '', two = ''] = await manyLeads(product, practice, 3);
    const run = await start(assign(), chosen(one, two));
    expect(run).toMatchObject({ status: 'COMPLETED', total: 2, done: 2, refused: 0, canUndo: true });
    expect(await lead(one)).toMatchObject({ ownerId: owner.userId, version: 2 });
    expect(await counted(`owner_id is null`)).toBe(1);
    expect(await undo(run)).toMatchObject({ status: 'COMPLETED', done: 2, undoOf: run.id, canUndo: false });
    expect(await lead(one)).toMatchObject({ ownerId: null, version: 3 });
    expect(await product.call(getBulkRun, { params: { id: run.id } }, practice.admin)).toMatchObject({
      canUndo: false,
    });
    await expect(undo(run)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('rejects records one by one, with the same reason as the single change', async () => {
    const [fine = '', lost = '', removed = ''] = await manyLeads(product, practice, 3);
    const by = practice.admin;
    await product.call(
      changeLeadStatus,
      { params: { id: lost }, body: { version: 1, status: 'LOST', reason: 'Price' } },
      by,
    );
    await product.call(deleteLead, { params: { id: removed }, query: {} }, by);
    const stranger = await product.signUp();
    const [foreign = ''] = await manyLeads(product, stranger, 1);
    const action: BulkAction = { name: 'lead.status', values: { status: 'QUALIFIED' } };
    const run = await start(action, chosen(fine, lost, removed, foreign, randomUUID()));
    expect(run).toMatchObject({ total: 5, done: 1, refused: 4 });
    expect(run.refusals.map(({ recordId }) => recordId)).toEqual(
      expect.arrayContaining([lost, removed, foreign]),
    );
    expect(run.refusals.find(({ recordId }) => recordId === lost)).toMatchObject({ label: 'Lead 2 Nguyễn' });
    expect(run.refusals.find(({ recordId }) => recordId === foreign)).toMatchObject({
      reason: 'Item not found',
    });
    const [other] = await product.sql('select status from crm.lead where id = $1', [foreign]);
    expect(other).toEqual({ status: 'NEW' });
  });

  it('does not undo records that somebody changed since', async () => {
    const [one = '', two = ''] = await manyLeads(product, practice, 2);
    const run = await start(assign(), chosen(one, two));
    const body = { version: 2, ownerId: practice.admin.userId };
    await product.call(assignLead, { params: { id: one }, body }, practice.admin);
    expect(await undo(run)).toMatchObject({ done: 1, refused: 1 });
    expect(await lead(one)).toMatchObject({ ownerId: practice.admin.userId });
    expect(await lead(two)).toMatchObject({ ownerId: null });
  });

  it('deletes records, and restores them on undo', async () => {
    const ids = await manyLeads(product, practice, 4);
    const run = await start({ name: 'lead.delete', values: {} }, chosen(...ids));
    expect(await counted('deleted_at is not null')).toBe(4);
    await undo(run);
    expect(await counted('deleted_at is not null')).toBe(0);
  });

  it('runs once when the request is repeated, even concurrently', async () => {
    const ids = await manyLeads(product, practice, 5);
    const request = [
      startBulkRun,
      { body: { action: assign(), records: chosen(...ids) } },
      practice.admin,
      { idempotencyKey: randomUUID() },
    ] as const;
    const answers = await Promise.allSettled([product.call(...request), product.call(...request)]);
    const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
    expect(done.length).toBeGreaterThan(0);
    expect((await product.call(...request)).id).toBe(done[0]);
    expect(await counted('version = 2')).toBe(5);
    const runs = await product.sql('select id from import.bulk_run where organisation_id = $1', [
      practice.organisationId,
    ]);
    expect(runs).toHaveLength(1);
  });
});

describe('permissions of a bulk change', () => {
  it('are those of the single change', async () => {
    const ids = await manyLeads(product, practice, 1);
    const reader = { ...(await colleague(product, practice, 'USER')), grants: { LEADS: ['READ' as const] } };
    await expect(start(assign(), chosen(...ids), reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const mayNotDelete = practice.as('LEAD_COORDINATOR');
    await expect(
      start({ name: 'client.delete', values: {} }, chosen(randomUUID()), mayNotDelete),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('are checked before every batch, so that revoking them stops the rest', async () => {
    await manyLeads(product, practice, 150);
    await grant(product, owner, { LEADS: ['READ', 'UPDATE'] });
    const progress = product.app.get(BulkProgress, { strict: false });
    const record = progress.record.bind(progress);
    let isFirst = true;
    jest.spyOn(progress, 'record').mockImplementation(async (...given) => {
      await record(...given);
      if (!isFirst) return;
      isFirst = false;
      await grant(product, owner, { LEADS: ['READ'] });
      product.clock.shift(2_000);
    });
    const { id } = await start(assign(), { type: 'MATCHING', query: {} }, owner);
    const run = await over(id, owner);
    expect(run).toMatchObject({ status: 'FAILED', total: 150, done: 100, refused: 50 });
    expect(run.problem).toBe("You don't have permission to perform this action");
    expect(run.refusals[0]).toMatchObject({ reason: "You don't have permission to perform this action" });
    expect(await counted('owner_id is not null')).toBe(100);
  });

  it('are checked again in the background, so the run of a deactivated user fails', async () => {
    await manyLeads(product, practice, 2);
    await product.sql('update identity."user" set is_active = false where id = $1', [owner.userId]);
    const { id } = await start(assign(), { type: 'MATCHING', query: {} }, owner);
    expect(await over(id, owner)).toMatchObject({
      status: 'FAILED',
      done: 0,
      problem: "You don't have permission to perform this action",
    });
    expect(await counted('owner_id is not null')).toBe(0);
  });

  it('limit reading, cancelling and undoing a run to the user who started it', async () => {
    const ids = await manyLeads(product, practice, 1);
    const { id } = await start(assign(), chosen(...ids));
    const other = await colleague(product, practice, 'ORG_ADMIN');
    for (const operation of [getBulkRun, cancelBulkRun, undoBulkRun])
      await expect(product.call(operation, { params: { id } }, other)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });
});

describe('bulk change of all matching records', () => {
  it('changes exactly the matching records in the background', async () => {
    await manyLeads(product, practice, 150);
    await product.sql(
      `update crm.lead set priority = 'HIGH' where organisation_id = $1 and first_name like '%5'`,
      [practice.organisationId],
    );
    const { id, status } = await start(assign(), { type: 'MATCHING', query: { priority: 'HIGH' } });
    expect(['QUEUED', 'RUNNING']).toContain(status);
    expect(await over(id)).toMatchObject({ status: 'COMPLETED', total: 15, done: 15 });
    expect(await counted(`owner_id is not null and priority = 'HIGH'`)).toBe(15);
    expect(await counted('owner_id is not null')).toBe(15);
  });

  it('is limited to 10,000 records, and can be cancelled while running', async () => {
    await manyLeads(product, practice, 250);
    const progress = product.app.get(BulkProgress, { strict: false });
    const [add, record] = [progress.addGathered.bind(progress), progress.record.bind(progress)];
    // As if all but 150 had been found on pages before.
    jest
      .spyOn(progress, 'addGathered')
      .mockImplementation((work, ids, before, next) =>
        add(work, ids, before || MAX_BULK_RECORDS - 150, next),
      );
    // The worker may be faster than the answer that names the run.
    let answered: (id: string) => void = () => undefined;
    const started = new Promise<string>((resolve) => (answered = resolve));
    jest.spyOn(progress, 'record').mockImplementation(async (...given) => {
      await record(...given);
      await product.call(cancelBulkRun, { params: { id: await started } }, practice.admin);
    });
    const { id } = await start(assign(), { type: 'MATCHING', query: {} });
    answered(id);
    const run = await over(id);
    expect(run).toMatchObject({ status: 'CANCELLED', total: 10_000, done: 100, canUndo: true });
    const [gathered] = await product.sql(
      'select count(*)::int as count from import.bulk_item where bulk_run_id = $1',
      [id],
    );
    expect(gathered).toEqual({ count: 150 });
    expect(await counted('owner_id is not null')).toBe(100);
    jest.restoreAllMocks();
    const taken = await undo(run);
    expect(await over(taken.id)).toMatchObject({ done: 100 });
    expect(await counted('owner_id is not null')).toBe(0);
  });
});

it('deletes a client in bulk unless something depends on it, and restores it on undo', async () => {
  const person = {
    firstName: 'Aroha',
    lastName: 'Ngata',
    email: 'aroha@example.co.nz',
    phone: '0412 345 678',
  };
  const { id } = await product.call(createClient, { body: person }, practice.admin);
  const run = await start({ name: 'client.delete', values: {} }, chosen(id));
  expect(run).toMatchObject({ done: 1 });
  expect(await undo(run)).toMatchObject({ done: 1 });
  await product.call(createCallback, { body: { clientId: id, dueDate: '2099-01-15' } }, practice.admin);
  expect(await start({ name: 'client.delete', values: {} }, chosen(id))).toMatchObject({
    done: 0,
    refusals: [{ recordId: id, reason: expect.stringContaining('1 open callback depends on this record') }],
  });
});

it('reopens completed callbacks on undo', async () => {
  const [leadId = ''] = await manyLeads(product, practice, 1);
  const ids: string[] = [];
  for (const about of ['The date', 'The fee'])
    ids.push(
      (await product.call(createCallback, { body: { leadId, dueDate: '2099-01-15', about } }, practice.admin))
        .id,
    );
  const statuses = async () =>
    (await product.call(listCallbacks, { query: {} }, practice.admin)).items.map(({ status }) => status);
  const run = await start({ name: 'callback.complete', values: {} }, chosen(...ids));
  expect(run).toMatchObject({ done: 2, canUndo: true });
  expect(await statuses()).toEqual(['completed', 'completed']);
  expect(await undo(run)).toMatchObject({ done: 2, refused: 0 });
  expect(new Set(await statuses())).not.toContain('completed');
});
