// Runs the same statements on a table as it is and on its partitioned copy in alternation, as the service's role under row-level
// security.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { dist } from '../build/sources.mjs';
import { percentile } from '../load/figures.mjs';
import { makePartitioned, SCHEMA } from './partitioned.mjs';
import { STATEMENTS, SWEEPS } from './statements.mjs';

const load = createRequire(import.meta.url);
const { bindTransaction } = load(join(dist, 'libs', 'service-kit', 'src', 'persistence', 'scope.js'));

const TABLES = [
  { schema: 'crm', table: 'client', role: 'quillcare_crm' },
  { schema: 'quoting', table: 'quote', role: 'quillcare_quoting' },
];
const ROWS_A_BATCH = 500;

/** A client, with a timestamp and a word from its record, for the largest, the median and the smallest practice. */
async function practices(owner, { schema, table }) {
  const { rows } = await owner.query(
    `select organisation_id as "organisationId", count(*)::int as rows from ${schema}.${table}
      group by organisation_id order by count(*) desc`,
  );
  const chosen = { largest: rows[0], middle: rows[Math.floor(rows.length / 2)], smallest: rows.at(-1) };
  for (const practice of Object.values(chosen)) {
    const { rows: found } = await owner.query(
      `select id, created_at as at, coalesce(split_part(search_key, ' ', 1), '') as word from ${schema}.${table}
        where organisation_id = $1 order by created_at, id offset $2 limit 1`,
      [practice.organisationId, Math.floor(practice.rows / 2)],
    );
    Object.assign(practice, found[0]);
  }
  return chosen;
}

async function timed(client, scope, query) {
  const begun = performance.now();
  await Promise.all([
    client.query('begin read only'),
    bindTransaction(client, scope),
    client.query(query),
    client.query('commit'),
  ]);
  return performance.now() - begun;
}

/** The median of each side, measured in alternation, so that other load on the machine slows both. */
async function compared(client, scope, { name, sql, values }, { sides, rounds }) {
  const times = new Map(sides.map(({ side }) => [side, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { side, relation } of sides) {
      const query = { name: `${side} ${relation} ${name}`, text: sql.replace('@', relation), values };
      const took = await timed(client, scope, query);
      if (round > 0) times.get(side).push(took);
    }
  return Object.fromEntries([...times].map(([side, took]) => [side, percentile(took, 0.5)]));
}

/** How long it takes to insert 500 rows of one practice. The rows are rolled back. */
async function insertedIn(owner, { schema, table, organisationId }, { sides, rounds }) {
  const { rows } = await owner.query(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) filter (where column_name <> 'id') as names
       from information_schema.columns where table_schema = $1 and table_name = $2 and is_generated = 'NEVER'`,
    [schema, table],
  );
  const [{ names }] = rows;
  // Quote numbers are unique, so each copy gets its own.
  const picked = names.replace('quote_number', `quote_number || '-' || gen_random_uuid()`);
  const times = new Map(sides.map(({ side }) => [side, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { side, relation } of sides) {
      await owner.query('begin');
      const begun = performance.now();
      await owner.query(
        `insert into ${relation} (id, ${names}) select gen_random_uuid(), ${picked} from ${schema}.${table}
          where organisation_id = $1 limit ${ROWS_A_BATCH}`,
        [organisationId],
      );
      if (round > 0) times.get(side).push(performance.now() - begun);
      await owner.query('rollback');
    }
  return Object.fromEntries([...times].map(([side, took]) => [side, percentile(took, 0.5)]));
}

async function partitionsRead(client, scope, { sql, values }, relation) {
  await client.query('begin read only');
  await bindTransaction(client, scope);
  const { rows } = await client.query(`explain (format json) ${sql.replace('@', relation)}`, values);
  await client.query('commit');
  const plan = JSON.stringify(rows[0]['QUERY PLAN']);
  return new Set(plan.match(/"Relation Name":"[^"]+"/g)).size;
}

/** Compares both forms of each table and returns the lines of the report. */
export async function comparePartitions({ databaseUrl, partitions, rounds, print }) {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const client = new pg.Client({ connectionString: databaseUrl, pipeline: true });
  await client.connect();
  const lines = ['| table | practice | what | as it is | partitioned | times | partitions read |'];
  lines.push('| --- | --- | --- | --- | --- | --- | --- |');
  const add = (...[table, practice, what, asIs, parted, read]) =>
    lines.push(
      `| ${table} | ${practice} | ${what} | ${asIs.toFixed(2)} ms | ${parted.toFixed(2)} ms | ${(parted / asIs).toFixed(2)} | ${read} |`,
    );
  const lost = [];
  try {
    for (const { schema, table, role } of TABLES) {
      print(`${schema}.${table} into ${partitions} partitions`);
      lost.push(...(await makePartitioned(owner, { schema, table, role, partitions })));
      await owner.query(`analyze ${schema}.${table}`);
      const sides = [
        { side: 'asIs', relation: `${schema}.${table}` },
        { side: 'parted', relation: `${SCHEMA}.${table}` },
      ];
      const chosen = await practices(owner, { schema, table });
      await client.query(`set role ${role}`);
      for (const [size, practice] of Object.entries(chosen)) {
        const scope = { organisationId: practice.organisationId, platform: null };
        for (const statement of STATEMENTS[table]) {
          const asked = { ...statement, values: statement.values(practice) };
          const { asIs, parted } = await compared(client, scope, asked, { sides, rounds });
          const read = await partitionsRead(client, scope, asked, sides[1].relation);
          add(table, `${size} (${practice.rows})`, statement.name, asIs, parted, read);
        }
        const stored = await insertedIn(owner, { schema, table, ...practice }, { sides, rounds: 8 });
        add(
          table,
          size,
          `${Math.min(ROWS_A_BATCH, practice.rows)} rows stored`,
          stored.asIs,
          stored.parted,
          '',
        );
      }
      const platform = { organisationId: null, platform: 'a measurement' };
      const sweep = { ...SWEEPS[table], values: [] };
      const swept = await compared(client, platform, sweep, { sides, rounds });
      const read = await partitionsRead(client, platform, sweep, sides[1].relation);
      add(table, 'all', sweep.name, swept.asIs, swept.parted, read);
      await client.query('reset role');
    }
  } finally {
    await Promise.all([owner.end(), client.end()]);
  }
  return [...lines, '', ...lost.map((index) => `Not unique across partitions: \`${index}\``)];
}
