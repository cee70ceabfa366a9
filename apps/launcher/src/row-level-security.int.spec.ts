import { randomUUID } from 'node:crypto';
import { SERVICES, type ServiceName } from '@quillcare/contracts';
import { databaseRole } from '@quillcare/service-kit';
import type { Client, QueryResult } from 'pg';
import { insertion, TenantTables, type CatalogueTable } from './tenant-tables.suite';

/** The only tables without `organisation_id`, each with the reason. */
const OF_NOBODY: Record<string, string> = {
  migration: 'which migrations ran; the owner of the database keeps it and services read the names only',
};
/** Published data every practice can read and none can change, with policies of its own. */
const OF_ALL: Record<string, string> = {
  mbs_table: 'which tables of the Medicare Benefits Schedule were loaded',
  mbs_item: 'the items of those tables, the same for every practice',
  invoice_series: 'the last invoice number of each seller, which is the platform',
  sealing_identity: 'what this installation seals documents with; its key is sealed itself',
};
const ours = randomUUID();
const theirs = randomUUID();

let tables: TenantTables;
let all: CatalogueTable[];
let ofTenants: CatalogueTable[];

beforeAll(async () => {
  tables = await TenantTables.open();
  all = await tables.list();
  ofTenants = all.filter(({ hasOrganisation }) => hasOrganisation);
  await tables.forgetWhatRowsMean();
  for (const table of ofTenants)
    for (const organisation of [ours, theirs])
      await tables.owner.query(insertion(table, await tables.rowFor(table, organisation)));
});
afterAll(() => tables.close());

/**
 * Returns the tables without forced row-level security, or with a policy limited to some roles or commands other than the
 * platform scope's.
 */
function open(found: readonly CatalogueTable[]): string[] {
  return found
    .filter(({ hasOrganisation }) => hasOrganisation)
    .filter(
      ({ isEnabled, isForced, policies, partialPolicies }) =>
        !isEnabled || !isForced || policies === 0 || partialPolicies > 0,
    )
    .map(({ name }) => name);
}

const nameOf = ({ name }: CatalogueTable): string => name.split('.')[1] ?? '';

/** Transaction settings under which the rows of `theirs` must be invisible. */
const BINDINGS: Record<string, string> = {
  'another organisation': `select set_config('app.organisation_id', '${ours}', true)`,
  'nothing at all': 'select 1',
  'an empty text': `select set_config('app.organisation_id', '', true), set_config('app.platform_scope', '', true)`,
};

const OURS = BINDINGS['another organisation'] ?? '';

/** What a practice's transaction may do with published data. */
const READ_ONLY = {
  select: '1 rows',
  'select for update': '0 rows',
  update: '0 rows',
  delete: '0 rows',
  insert: 'row-level security',
  truncate: 'permission denied',
};

/** Runs one statement in a transaction that is always rolled back. All in one message, because there are thousands of them. */
async function attempt(client: Client, binding: string, statement: string): Promise<QueryResult> {
  try {
    // For several statements `query` returns an array of results, which its type does not express.
    const results: unknown = await client.query(`begin; ${binding}; ${statement}; rollback`);
    return (results as QueryResult[])[2] as QueryResult;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const outcomeOf = (
  client: Client,
  binding: string,
  statement: string,
  told = ({ message }: Error) => message,
): Promise<string> =>
  attempt(client, binding, statement).then(({ rowCount }) => `${rowCount ?? 'some'} rows`, told);

/** Statements that must not affect any row of the foreign organisation. */
const TOUCHING: Record<string, (name: string) => string> = {
  select: (name) => `select * from ${name} where organisation_id = '${theirs}'`,
  'select for update': (name) => `select * from ${name} where organisation_id = '${theirs}' for update`,
  update: (name) =>
    `update ${name} set organisation_id = organisation_id where organisation_id = '${theirs}'`,
  'take over': (name) => `update ${name} set organisation_id = '${ours}' where organisation_id = '${theirs}'`,
  delete: (name) => `delete from ${name} where organisation_id = '${theirs}'`,
};

/** Tries every way raw SQL could reach a foreign row of `table`; returns those that succeeded. */
async function waysThrough(table: CatalogueTable, binding: string): Promise<string[]> {
  const foreign = await tables.rowFor(table, theirs);
  return tables.asService(table.schema, async (client) => {
    const through: string[] = [];
    const expectOutcome = async (what: string, expected: RegExp, statement: string) => {
      const outcome = await outcomeOf(client, binding, statement);
      if (!expected.test(outcome)) through.push(`${what}: ${outcome}`);
    };
    for (const [what, sql] of Object.entries(TOUCHING))
      await expectOutcome(what, /^0 rows$/, sql(table.name));
    await expectOutcome('insert', /row-level security/, insertion(table, foreign));
    // Without an organisation there is no row to give away, and some tables reject every change before a policy applies.
    const gift = `update ${table.name} set organisation_id = '${theirs}'`;
    await expectOutcome('give away', /^0 rows$|row-level security|are immutable/, gift);
    await expectOutcome('truncate', /permission denied/, `truncate ${table.name}`);
    return through;
  });
}

/** The outcome of each kind of statement on a table of published data with one row. */
async function changesOf(table: CatalogueTable, binding: string): Promise<Record<string, string>> {
  await tables.owner.query(`truncate ${table.name} cascade`);
  const row = await tables.rowFor(table, ours);
  await tables.owner.query(insertion(table, row));
  const [column] = Object.keys(row);
  const refusal = ({ message }: Error) =>
    /row-level security|permission denied/.exec(message)?.[0] ?? message;
  return tables.asService(table.schema, async (client) => {
    const outcome = (statement: string) => outcomeOf(client, binding, statement, refusal);
    return {
      select: await outcome(`select * from ${table.name}`),
      'select for update': await outcome(`select * from ${table.name} for update`),
      update: await outcome(`update ${table.name} set ${column} = ${column}`),
      delete: await outcome(`delete from ${table.name}`),
      insert: await outcome(insertion(table, row)),
      truncate: await outcome(`truncate ${table.name}`),
    };
  });
}

describe('row-level security', () => {
  it('is enabled, forced and complete on every table with `organisation_id`', () => {
    expect(ofTenants.length).toBeGreaterThan(50);
    expect(open(all)).toEqual([]);
  });

  it('is reported as missing for unprotected tables', async () => {
    await tables.owner.query('create table crm.unguarded (id uuid, organisation_id uuid)');
    await tables.owner.query('create table crm.half_guarded (id uuid, organisation_id uuid)');
    await tables.owner.query('alter table crm.half_guarded enable row level security');
    await tables.owner.query('alter table crm.half_guarded force row level security');
    await tables.owner.query('create policy reading on crm.half_guarded for select using (true)');
    expect(open(await tables.list())).toEqual(['crm.half_guarded', 'crm.unguarded']);
  });

  it('is the only protection: an unprotected table is open to raw SQL in every way', async () => {
    await tables.owner.query(
      `grant select, insert, update, delete on crm.unguarded to ${databaseRole('crm')}`,
    );
    const unguarded = (await tables.list()).find(({ name }) => name === 'crm.unguarded') as CatalogueTable;
    await tables.owner.query(insertion(unguarded, { id: randomUUID(), organisation_id: theirs }));
    expect(await waysThrough(unguarded, BINDINGS['another organisation'] ?? '')).toEqual([
      'select: 1 rows',
      'select for update: 1 rows',
      'update: 1 rows',
      'take over: 1 rows',
      'delete: 1 rows',
      'insert: 1 rows',
      'give away: 1 rows',
    ]);
  });

  it('is missing only on listed tables, which services cannot read', async () => {
    const ofNobody = all.filter((table) => !table.hasOrganisation && !(nameOf(table) in OF_ALL));
    expect(ofNobody.map(nameOf).filter((name) => !(name in OF_NOBODY))).toEqual([]);
    for (const table of ofNobody)
      await tables.asService(table.schema, (client) =>
        expect(client.query(`select * from ${table.name}`)).rejects.toThrow('permission denied'),
      );
  });

  it.each([
    ['workers, which relay and sweep', false, SERVICES],
    [
      'APIs that are asked before the practice is known',
      true,
      ['identity', 'crm', 'quoting', 'notifications', 'billing'],
    ],
  ] as const)('opens a platform scope to %s and to nobody else', async (_who, isApi, members) => {
    const seen: ServiceName[] = [];
    for (const service of SERVICES) {
      const table = ofTenants.find(({ schema }) => schema === service) as CatalogueTable;
      const found = await tables.asService(
        service,
        (client) =>
          attempt(
            client,
            `select set_config('app.platform_scope', 'operations', true)`,
            `select * from ${table.name}`,
          ),
        { isApi },
      );
      if (found.rowCount === 2) seen.push(service);
      else expect(found.rowCount).toBe(0);
    }
    expect(seen.sort()).toEqual([...members].sort());
  });

  it.each(Object.entries({ ...BINDINGS, 'another organisation': OURS }))(
    'lets a transaction bound to %s read published data, but not change it',
    async (_what, binding) => {
      const published = all.filter((table) => nameOf(table) in OF_ALL);
      expect(published.map(nameOf).sort()).toEqual(Object.keys(OF_ALL).sort());
      expect(published.filter(({ isEnabled, isForced }) => !isEnabled || !isForced)).toEqual([]);
      for (const table of published) expect(await changesOf(table, binding)).toEqual(READ_ONLY);
    },
  );

  it('is not bypassed by a view or a security definer function', async () => {
    expect(await tables.backDoors()).toEqual([]);
  });

  it('applies to search views, which show the rows of the bound organisation and change none', async () => {
    const views = await tables.views();
    expect(views.length).toBeGreaterThan(15);
    for (const { schema, name } of views)
      for (const [binding, rows] of [
        [OURS, [{ organisation_id: ours }]],
        ['select 1', []],
        [`select set_config('app.platform_scope', 'operations', true)`, []],
      ] as const)
        await tables.asService(schema, async (client) => {
          const found = await attempt(client, binding, `select organisation_id from ${name}`);
          expect({ name, binding, rows: found.rows }).toEqual({ name, binding, rows });
          await expect(client.query(`delete from ${name}`)).rejects.toThrow('permission denied');
        });
    expect(await tables.searchMembers()).toEqual([]);
  });

  it('shows each organisation its own rows in every table', async () => {
    for (const table of ofTenants)
      await tables.asService(table.schema, async (client) => {
        const own = await attempt(client, OURS, `select organisation_id from ${table.name}`);
        expect({ table: table.name, rows: own.rows }).toEqual({
          table: table.name,
          rows: [{ organisation_id: ours }],
        });
      });
  });

  it.each(Object.entries(BINDINGS))(
    'hides foreign rows from raw SQL under the service’s role, bound to %s',
    async (_what, binding) => {
      const before = await tables.checksums(ofTenants, theirs);
      expect(before.filter(({ rows }) => rows !== 1)).toEqual([]);
      const through: Record<string, string[]> = {};
      for (const table of ofTenants) {
        const ways = await waysThrough(table, binding);
        if (ways.length > 0) through[table.name] = ways;
      }
      expect(through).toEqual({});
      expect(await tables.checksums(ofTenants, theirs)).toEqual(before);
    },
  );
});
