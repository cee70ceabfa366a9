// A copy of a table, partitioned by organisation, with the indexes, the policy and the grants of the original.
import pg from 'pg';

export const SCHEMA = 'scale';
const { escapeIdentifier, escapeLiteral } = pg;

/** `create index … on crm.client using …` for the copy. Null if PostgreSQL could not keep it unique across partitions. */
export function indexOnCopy(definition, { schema, table }) {
  const isUnique = definition.startsWith('CREATE UNIQUE');
  const columns = definition.slice(definition.indexOf('('));
  if (isUnique && !columns.includes('organisation_id')) return null;
  return definition
    .replace(/INDEX \S+ ON (ONLY )?/, 'INDEX ON ')
    .replace(new RegExp(`ON ${schema}\\."?${table}"? `), `ON ${SCHEMA}.${escapeIdentifier(table)} `);
}

/** Creates and fills the copy. Returns what could not be carried over. */
export async function makePartitioned(owner, { schema, table, role, partitions }) {
  const copy = `${SCHEMA}.${escapeIdentifier(table)}`;
  const original = `${schema}.${escapeIdentifier(table)}`;
  await owner.query(`create schema if not exists ${SCHEMA}; grant usage on schema ${SCHEMA} to ${role}`);
  await owner.query(
    `create table ${copy} (like ${original} including defaults including generated including storage including compression)
      partition by hash (organisation_id)`,
  );
  for (let at = 0; at < partitions; at += 1)
    await owner.query(
      `create table ${SCHEMA}.${escapeIdentifier(`${table}_${at}`)} partition of ${copy} for values with (modulus ${partitions}, remainder ${at})`,
    );
  await fill(owner, { schema, table, original, copy });
  await owner.query(`alter table ${copy} add primary key (organisation_id, id)`);
  const lost = [];
  for (const { indexdef } of await indexesOf(owner, schema, table)) {
    const statement = indexOnCopy(indexdef, { schema, table });
    if (statement === null) lost.push(indexdef);
    else await owner.query(statement);
  }
  await protect(owner, { schema, table, copy, role });
  await owner.query(`analyze ${copy}`);
  return lost;
}

async function fill(owner, { schema, table, original, copy }) {
  const { rows } = await owner.query(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
       from information_schema.columns where table_schema = $1 and table_name = $2 and is_generated = 'NEVER'`,
    [schema, table],
  );
  const [{ names }] = rows;
  await owner.query(`insert into ${copy} (${names}) select ${names} from ${original}`);
}

/** All indexes but the primary key, which gets the organisation as its first column. */
async function indexesOf(owner, schema, table) {
  const { rows } = await owner.query(
    `select i.indexdef from pg_indexes i
      where i.schemaname = $1 and i.tablename = $2 and not exists (
        select from pg_constraint c where c.conname = i.indexname and c.contype = 'p'
          and c.conrelid = format('%I.%I', $1::text, $2::text)::regclass)
      order by i.indexname`,
    [schema, table],
  );
  return rows;
}

async function protect(owner, { schema, table, copy, role }) {
  const { rows } = await owner.query(
    'select policyname, qual, with_check from pg_policies where schemaname = $1 and tablename = $2',
    [schema, table],
  );
  if (rows.length === 0) throw new Error(`${schema}.${table} has no policy: ${escapeLiteral(table)}`);
  await owner.query(`alter table ${copy} enable row level security`);
  await owner.query(`alter table ${copy} force row level security`);
  for (const { policyname, qual, with_check: check } of rows)
    await owner.query(
      `create policy ${escapeIdentifier(policyname)} on ${copy} using (${qual})${check ? ` with check (${check})` : ''}`,
    );
  await owner.query(`grant select, insert, update, delete on ${copy} to ${role}`);
}
