// Hashes of all rows of the victim, read directly from the database.
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Tables that change by themselves: messages, whose old rows are removed regularly, the turns of daily jobs, and what jobs record
 * about prices and evidence.
 */
const TRANSPORT = ['outbox', 'inbox', 'practice_turn', 'price_check', 'stale_quote', 'evidence_check'];
/** Columns in which a job stores its progress. */
const NOTED = ['checkpoint_on', 'checkpoint_sequence'];
/** Report totals, which a job updates every minute from rows that are compared anyway. */
const SUMS = 'report\\_%';
const LOOK_MS = 300;
const CALM_LOOKS = 4;
const PATIENCE_MS = 60_000;

async function tenantTables(database, services) {
  const rows = await database.query(
    `select format('%I.%I', t.table_schema, t.table_name) as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.column_name = 'organisation_id' and c.table_schema = any($1)
        and not c.table_name = any($2) and c.table_name not like $3 order by 1`,
    [[...services], TRANSPORT, SUMS],
  );
  return rows.map(({ name }) => name);
}

/** The count and hash of the organisation's rows in each table. */
async function checksums(database, tables, organisationId) {
  const parts = tables.map(
    (name) =>
      `select '${name}' as name, count(*)::int as rows, md5(coalesce(string_agg(t.row, '|' order by t.row), '')) as hash
         from (select (to_jsonb(r) - $2::text[])::text as row from ${name} r where organisation_id = $1) t`,
  );
  const rows = await database.query(parts.join(' union all '), [organisationId, NOTED]);
  return new Map(rows.map(({ name, rows: count, hash }) => [name, { rows: count, hash }]));
}

export function changedTables(before, after) {
  return [...before.keys()].filter((name) => before.get(name).hash !== after.get(name)?.hash);
}

/** Waits until the checksums stop changing and returns them. */
export async function settledChecksums({ database, services, organisationId }) {
  await database.query(`select set_config('app.platform_scope', 'comparing data after an attack', false)`);
  const tables = await tenantTables(database, services);
  let last = await checksums(database, tables, organisationId);
  for (let calm = 0, until = Date.now() + PATIENCE_MS; calm < CALM_LOOKS && Date.now() < until;) {
    await pause(LOOK_MS);
    const now = await checksums(database, tables, organisationId);
    calm = changedTables(last, now).length === 0 ? calm + 1 : 0;
    last = now;
  }
  return last;
}

export async function idsOfRows({ database, services, organisationId }) {
  const columns = await database.query(
    `select format('%I.%I', c.table_schema, c.table_name) as name, quote_ident(c.column_name) as column
       from information_schema.columns c join information_schema.columns o using (table_schema, table_name)
      where c.data_type = 'uuid' and o.column_name = 'organisation_id' and c.table_schema = any($1)`,
    [[...services]],
  );
  const parts = columns.map(
    ({ name, column }) =>
      `select ${column}::text as id from ${name} where organisation_id = $1 and ${column} is not null`,
  );
  const rows = await database.query(parts.join(' union '), [organisationId]);
  return rows.map(({ id }) => id);
}
