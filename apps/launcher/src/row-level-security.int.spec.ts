import { randomUUID } from 'node:crypto';
import { SERVICES, type ServiceName } from '@quillcare/contracts';
import { databaseRole } from '@quillcare/service-kit';
import type { Client, QueryResult } from 'pg';
import { insert, TenantTables, type CatalogueTable } from './tenant-tables.suite';

/** The only tables without `organisation_id`, each with the reason. */
const OF_NOBODY: Record<string, string> = {
  migration: 'which migrations ran; the owner of the database keeps it and services read the names only',
};
/** Published data that every practice reads and none changes: under policies of their own. */
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
      await insert(tables.owner, table, await tables.rowFor(table, organisation));
});
afterAll(() => tables.close());

/** Tables without forced row-level security, or with a policy for some roles or commands other than the platform scope's. */
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

/** Bindings of a transaction under which the rows of `theirs` must be invisible. */
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

/** Runs one statement in a transaction that is always rolled back. */
async function attempt(client: Client, binding: string, statement: () => Promise<unknown>): Promise<unknown> {
  await client.query('begin');
  try {
    await client.query(binding);
    return await statement();
  } finally {
    await client.query('rollback');
  }
}

/** Statements that must affect no row; `$1` is the foreign organisation. */
const TOUCHING: Record<string, (name: string) => string> = {
  select: (name) => `select * from ${name} where organisation_id = $1`,
  'select for update': (name) => `select * from ${name} where organisation_id = $1 for update`,
  update: (name) => `update ${name} set organisation_id = organisation_id where organisation_id = $1`,
  'take over': (name) => `update ${name} set organisation_id = '${ours}' where organisation_id = $1`,
  delete: (name) => `delete from ${name} where organisation_id = $1`,
};

/** Tries all ways in which raw SQL could reach a foreign row of `table`; returns those that succeeded. */
async function waysThrough(table: CatalogueTable, binding: string): Promise<string[]> {
  const foreign = await tables.rowFor(table, theirs);
  return tables.asService(table.schema, async (client) => {
    const through: string[] = [];
    const outcomeOf = (statement: () => Promise<unknown>) =>
      attempt(client, binding, statement).then(
        (result) => `${(result as QueryResult | undefined)?.rowCount ?? 'some'} rows`,
        (error: Error) => error.message,
      );
    const expectOutcome = async (what: string, expected: RegExp, statement: () => Promise<unknown>) => {
      const outcome = await outcomeOf(statement);
      if (!expected.test(outcome)) through.push(`${what}: ${outcome}`);
    };
    for (const [what, sql] of Object.entries(TOUCHING))
      await expectOutcome(what, /^0 rows$/, () => client.query(sql(table.name), [theirs]));
    await expectOutcome('insert', /row-level security/, () => insert(client, table, foreign));
    // Without an organisation there is no row to give away, and some tables refuse every change before a
    // policy applies.
    await expectOutcome('give away', /^0 rows$|row-level security|are immutable/, () =>
      client.query(`update ${table.name} set organisation_id = $1`, [theirs]),
    );
    await expectOutcome('truncate', /permission denied/, () => client.query(`truncate ${table.name}`));
    return through;
  });
}

/** The outcome of each kind of statement on a table of published data with one row. */
async function changesOf(table: CatalogueTable, binding: string): Promise<Record<string, string>> {
  await tables.owner.query(`truncate ${table.name} cascade`);
  const row = await tables.rowFor(table, ours);
  await insert(tables.owner, table, row);
  const [column] = Object.keys(row);
  return tables.asService(table.schema, async (client) => {
    const outcome = (statement: () => Promise<unknown>) =>
      attempt(client, binding, statement).then(
        (result) => `${(result as QueryResult | undefined)?.rowCount ?? 'some'} rows`,
        ({ message }: Error) => /row-level security|permission denied/.exec(message)?.[0] ?? message,
      );
    return {
      select: await outcome(() => client.query(`select * from ${table.name}`)),
      'select for update': await outcome(() => client.query(`select * from ${table.name} for update`)),
      update: await outcome(() => client.query(`update ${table.name} set ${column} = ${column}`)),
      delete: await outcome(() => client.query(`delete from ${table.name}`)),
      insert: await outcome(() => insert(client, table, row)),
      truncate: await outcome(() => client.query(`truncate ${table.name}`)),
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
    await insert(tables.owner, unguarded, { id: randomUUID(), organisation_id: theirs });
    expect(await waysThrough(unguarded, BINDINGS['another organisation'] ?? '')).toEqual([
      'select: 1 rows',
      'select for update: 1 rows',
      'update: 1 rows',
      'take over: 1 rows',
      'delete: 1 rows',
      'insert: some rows',
      'give away: 1 rows',
    ]);
  });

  it('is missing only for listed tables, which services cannot read', async () => {
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
  ] as const)('opens a platform scope to %s, and to nobody else', async (_who, isApi, members) => {
    const seen: ServiceName[] = [];
    for (const service of SERVICES) {
      const table = ofTenants.find(({ schema }) => schema === service) as CatalogueTable;
      const found = await tables.asService(
        service,
        (client) =>
          attempt(client, `select set_config('app.platform_scope', 'operations', true)`, () =>
            client.query(`select * from ${table.name}`),
          ),
        { isApi },
      );
      if ((found as QueryResult).rowCount === 2) seen.push(service);
      else expect((found as QueryResult).rowCount).toBe(0);
    }
    expect(seen.sort()).toEqual([...members].sort());
  });

  it.each(Object.entries({ ...BINDINGS, 'another organisation': OURS }))(
    'lets a transaction bound to %s read published data, and refuses every change of them',
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

  it('is kept by the views of searches: they show the rows of the bound organisation, and change none', async () => {
    const views = await tables.views();
    expect(views.length).toBeGreaterThan(15);
    for (const { schema, name } of views)
      for (const [binding, rows] of [
        [OURS, [{ organisation_id: ours }]],
        ['select 1', []],
        [`select set_config('app.platform_scope', 'operations', true)`, []],
      ] as const)
        await tables.asService(schema, async (client) => {
          const found = await attempt(client, binding, () =>
            client.query(`select organisation_id from ${name}`),
          );
          expect({ name, binding, rows: (found as QueryResult).rows }).toEqual({ name, binding, rows });
          await expect(client.query(`delete from ${name}`)).rejects.toThrow('permission denied');
        });
    expect(await tables.searchMembers()).toEqual([]);
  });

  it('shows each organisation its own rows in every table', async () => {
    for (const table of ofTenants)
      await tables.asService(table.schema, async (client) => {
        const own = (await attempt(client, BINDINGS['another organisation'] ?? '', () =>
          client.query(`select organisation_id from ${table.name}`),
        )) as { rows: unknown[] };
        expect({ table: table.name, rows: own.rows }).toEqual({
          table: table.name,
          rows: [{ organisation_id: ours }],
        });
      });
  });

  it.each(Object.entries(BINDINGS))(
    'hides foreign rows from raw SQL by the service’s role, bound to %s',
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
