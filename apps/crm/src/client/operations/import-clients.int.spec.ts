import { randomUUID } from 'node:crypto';
import {
  clientInput,
  createClient,
  getClient,
  importClients,
  listClients,
  type Client,
  type DuplicateStrategy,
  type RequestOf,
  type ResultOf,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { testProduct, type TestOrganisation } from '@quillcare/testing';
import { SweepClientImportsJob } from '../jobs/sweep-client-imports.job';

type Rows = NonNullable<RequestOf<typeof importClients>['body']>['rows'];

const product = testProduct({ only: ['identity', 'crm'] });
let practice: TestOrganisation;
let stored: Client;

const AROHA = clientInput.parse({
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'aroha@example.com.au',
  phone: '+61412000111',
});
const JUN = clientInput.parse({
  firstName: 'Jun',
  lastName: 'Li',
  email: 'jun@example.com.au',
  phone: '+61412000112',
});
beforeEach(async () => {
  practice = await product.signUp();
  stored = await product.call(
    createClient,
    { body: { ...AROHA, suburb: 'Balmain', isVip: true } },
    practice.admin,
  );
});

function store(
  strategy: DuplicateStrategy,
  rows: Rows,
  idempotencyKey?: string,
  importId = randomUUID(),
): Promise<ResultOf<typeof importClients>> {
  const body = { organisationId: practice.organisationId, importId, strategy, rows };
  return product.callInternal(
    importClients,
    { body },
    { idempotencyKey, organisationId: practice.organisationId },
  );
}

function read(): Promise<Client> {
  return product.call(getClient, { params: { id: stored.id } }, practice.admin);
}

async function total(): Promise<number> {
  return (await product.call(listClients, { query: {} }, practice.admin)).total;
}

describe('importClients', () => {
  it('skip: stores the new clients of a batch and makes them searchable', async () => {
    const outcome = await store('skip', [
      { row: 2, client: AROHA },
      { row: 3, client: JUN },
      { row: 4, client: JUN },
    ]);
    expect(outcome).toMatchObject({ created: 1, skipped: [{ row: 2, duplicateOf: stored.id }, { row: 4 }] });
    expect(await read()).toEqual(stored);
    const { items } = await product.call(listClients, { query: { search: '0412 000 112' } }, practice.admin);
    expect(items).toMatchObject([{ firstName: 'Jun', lastName: 'Li', isDuplicateFlag: false }]);
  });

  it('overwrite: keeps the id and creation date and replaces the rest', async () => {
    await store('overwrite', [
      { row: 2, client: { ...AROHA, phone: '+61412000999', dateOfBirth: '1980-02-03' } },
    ]);
    const { id, createdAt } = stored;
    expect(await read()).toMatchObject({
      id,
      createdAt,
      phone: '+61412000999',
      dateOfBirth: '1980-02-03',
      suburb: null,
      isVip: false,
      version: 2,
    });
  });

  it('merge: replaces only fields that have a value, and audits them', async () => {
    const importId = randomUUID();
    await store(
      'merge',
      [{ row: 2, client: { ...AROHA, city: 'Sydney' }, defaulted: ['isVip'] }],
      undefined,
      importId,
    );
    expect(await read()).toMatchObject({ city: 'Sydney', suburb: 'Balmain', isVip: true, version: 2 });
    const [update] = await product.sql<{ changes: object }>(
      `select payload->'data'->'changes' as changes from crm.outbox where payload->>'subject' = $1 and payload->'data'->>'action' = 'UPDATE'`,
      [stored.id],
    );
    expect(update?.changes).toMatchObject([{ field: 'city', oldValue: null, newValue: 'Sydney' }]);
    const [batch] = await product.sql<{ data: object }>(
      `select payload->'data' as data from crm.outbox where payload->>'subject' = $1 and destination like '%AuditRecorded%'`,
      [importId],
    );
    expect(batch?.data).toMatchObject({
      entityType: 'IMPORT',
      action: 'CREATE',
      changes: [{ field: 'merged', newValue: '1' }],
    });
  });

  it('overwrite: keeps every member of a household that shares an email, even when imported again', async () => {
    const rows = [
      { row: 2, client: { ...AROHA, firstName: 'Hemi', dateOfBirth: '2010-05-06' } },
      { row: 3, client: { ...AROHA, firstName: 'Hana', dateOfBirth: '2010-05-06' } },
    ];
    await expect(store('overwrite', rows)).resolves.toMatchObject({
      created: 2,
      overwritten: [],
      flagged: [{ row: 2, duplicateOf: stored.id }, { row: 3 }],
    });
    expect(await read()).toEqual(stored);
    await expect(store('overwrite', rows)).resolves.toMatchObject({ created: 0, flagged: [] });
    expect(await total()).toBe(3);
  });

  it('exception: creates a client flagged as a duplicate', async () => {
    await expect(store('exception', [{ row: 2, client: AROHA }])).resolves.toMatchObject({
      created: 1,
      flagged: [{ row: 2, duplicateOf: stored.id }],
    });
    const { items } = await product.call(listClients, { query: { sort: 'createdAt' } }, practice.admin);
    expect(items.map(({ isDuplicateFlag }) => isDuplicateFlag)).toEqual([false, true]);
  });

  it('stores a repeated batch once and returns the same result', async () => {
    const [importId, key] = [randomUUID(), randomUUID()];
    const first = await store('skip', [{ row: 2, client: JUN }], key, importId);
    expect(await store('skip', [{ row: 2, client: JUN }], key, importId)).toEqual(first);
    expect(first.created).toBe(1);
    expect(await total()).toBe(2);
    const events = await product.sql(
      `select 1 from crm.outbox where destination like '%ClientsImported%' and payload->>'subject' = $1`,
      [importId],
    );
    expect(events).toHaveLength(1);
  });

  it('looks for duplicates within the practice only', async () => {
    practice = await product.signUp();
    await expect(store('skip', [{ row: 2, client: AROHA }])).resolves.toMatchObject({
      created: 1,
      skipped: [],
    });
  });
});

it('prunes only the import records that can no longer be undone, once a day', async () => {
  const [old, recent] = [randomUUID(), randomUUID()];
  const sweep = () =>
    runInContext(contextFor({ kind: 'service', service: 'crm' }), () =>
      product.app.get(SweepClientImportsJob, { strict: false }).handle(),
    );
  const kept = async () =>
    (
      await product.sql<{ importId: string }>(
        'select import_id as "importId" from crm.import_trace where organisation_id = $1 order by kept_at',
        [practice.organisationId],
      )
    ).map(({ importId }) => importId);
  await store('overwrite', [{ row: 2, client: { ...AROHA, suburb: 'Glebe' } }], undefined, old);
  await store('skip', [{ row: 2, client: JUN }], undefined, recent);
  await sweep();
  expect(await kept()).toEqual([old, recent]);
  // Traces are kept one day longer than the 30 days for undo, for an undo already in progress.
  const age = (importId: string, days: number) =>
    product.sql(
      `update crm.import_trace set kept_at = now() - make_interval(days => $2) where import_id = $1`,
      [importId, days],
    );
  await age(old, 32);
  await age(recent, 30);
  await sweep();
  expect(await kept()).toEqual([recent]);
  expect((await read()).suburb).toBe('Glebe');
});
