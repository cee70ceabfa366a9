import {
  changeLeadStatus,
  getLead,
  startBulkRun,
  undoBulkRun,
  type BulkRun,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { colleague } from '../../../fixtures/importing.suite';
import { manyLeads } from '../../../fixtures/leads.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import'] });
const practice = perTest(() => product.signUp());
const owner = perTest(() => colleague(product, practice, 'LEAD_COORDINATOR'));

type Action = NonNullable<RequestOf<typeof startBulkRun>['body']>['action'];

const start = (action: Action, ids: string[]) =>
  product.call(startBulkRun, { body: { action, records: { type: 'CHOSEN', ids } } }, practice.admin);
const undo = ({ id }: BulkRun) => product.call(undoBulkRun, { params: { id } }, practice.admin);
const lead = (id: string) => product.call(getLead, { params: { id } }, practice.admin);

it('marks leads as lost for one reason, and restores each lead on undo', async () => {
  const [fresh = '', known = '', lost = ''] = await manyLeads(product, practice, 3);
  const move = (id: string, status: 'QUALIFIED' | 'LOST', reason: string | null = null) =>
    product.call(changeLeadStatus, { params: { id }, body: { version: 1, status, reason } }, practice.admin);
  await move(known, 'QUALIFIED');
  await move(lost, 'LOST', 'Price');
  const before = await Promise.all([fresh, known, lost].map(lead));
  const values = {
    status: 'LOST',
    reason: 'Chose another practice',
    note: 'After the open evening',
  } as const;
  const run = await start({ name: 'lead.status', values }, [fresh, known, lost]);
  // Leads that were already lost now have this reason.
  expect(run).toMatchObject({ done: 3, refused: 0 });
  for (const id of [fresh, known, lost])
    expect(await lead(id)).toMatchObject({
      status: 'LOST',
      lostReason: values.reason,
      lostNote: values.note,
    });
  expect(await undo(run)).toMatchObject({ done: 3, refused: 0 });
  const standing = ({
    status,
    statusChangedAt,
    firstContactedAt,
    lostReason,
    lostNote,
  }: (typeof before)[0]) => ({
    status,
    statusChangedAt,
    firstContactedAt,
    lostReason,
    lostNote,
  });
  expect((await Promise.all([fresh, known, lost].map(lead))).map(standing)).toEqual(before.map(standing));
  const nothing = { name: 'lead.status', values: { status: 'LOST', reason: null, note: null } } as const;
  await expect(start(nothing, [fresh])).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'action.values.reason', message: 'Please say why the leads are lost' }],
  });
});

it('changes leads in one transaction, with events and an audit entry for each', async () => {
  // The first lead was entered by a person and has an event of its own.
  const [, ...ids] = await manyLeads(product, practice, 4);
  await start({ name: 'lead.assign', values: { ownerId: owner.userId } }, ids);
  const told = await product.sql<{ type: string; subject: string }>(
    `select payload->>'type' as type, payload->>'subject' as subject from crm.outbox
      where payload->>'subject' = any($1::text[]) order by 1, 2`,
    [ids],
  );
  const sorted = [...ids].sort();
  expect(told.map(({ type, subject }) => [type.split('.')[1], subject])).toEqual([
    ...sorted.map((id) => ['AuditRecorded', id]),
    ...sorted.map((id) => ['LeadAssigned', id]),
    ...sorted.map((id) => ['LeadChanged', id]),
  ]);
  const [{ transactions } = { transactions: 0 }] = await product.sql<{ transactions: number }>(
    'select count(distinct xmin::text)::int as transactions from crm.lead where id = any($1::uuid[])',
    [ids],
  );
  expect(transactions).toBe(1);
});

it('rejects a lead that a colleague moved after it was selected', async () => {
  const [theirs = '', other = ''] = await manyLeads(product, practice, 2);
  const body = { version: 1, status: 'QUALIFIED', reason: null } as const;
  await product.call(changeLeadStatus, { params: { id: theirs }, body }, practice.as('LEAD_COORDINATOR'));
  const action = { name: 'lead.status', values: { status: 'CONTACTED', reason: null, note: null } } as const;
  const records = { type: 'CHOSEN', ids: [theirs, other], versions: { [theirs]: 1, [other]: 1 } } as const;
  const run = await product.call(
    startBulkRun,
    { body: { action: action as Action, records: { ...records, ids: [...records.ids] } } },
    practice.admin,
  );
  expect(run).toMatchObject({ done: 1, refused: 1 });
  expect(run.refusals[0]).toMatchObject({
    recordId: theirs,
    reason: expect.stringMatching(/changed this lead after you opened it\. Its status is now Qualified\.$/),
  });
  expect(await lead(theirs)).toMatchObject({ status: 'QUALIFIED' });
});
