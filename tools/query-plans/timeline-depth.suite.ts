import { getClientTimeline } from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';
import { Client } from 'pg';
import { adminOf } from '../seed/seeded-product.suite';
import { nodesOf, type PlanNode } from './plan.suite';
import type { RecordedStatement, StatementRecorder } from './statement-recorder.suite';

/** Tables in which a timeline can have many entries. */
const TABLES = ['audit.entry', 'quoting.quote_message', 'callbacks.call', 'notifications.mail_message'];
const EACH = 2_500;
const PAGE = 20;

type Measured = PlanNode & { 'Actual Rows'?: number; 'Actual Loops'?: number; Plans?: Measured[] };

/** Asserts that a page of a timeline reads few rows, even after 10,000 entries. Adds these to the practice with this index. */
export async function readsFewRows(
  product: Product,
  recorder: StatementRecorder,
  practice: number,
): Promise<void> {
  const admin = await adminOf(product, practice);
  const { organisationId } = admin;
  const [quote] = await product.sql<{ id: string; client_id: string }>(
    `select q.id, q.client_id from quoting.quote q join callbacks.callback c on c.quote_id = q.id
      where q.organisation_id = $1 and q.deleted_at is null limit 1`,
    [organisationId],
  );
  if (!quote) throw new Error('There is no quote with a callback.');
  await addEntries(product, organisationId, quote.client_id, quote.id);
  let cursor: string | undefined;
  const page = async (limit: number) => {
    const query = { limit, cursor };
    const read = await product.call(getClientTimeline, { params: { id: quote.client_id }, query }, admin);
    cursor = read.nextCursor ?? undefined;
  };
  for (let pages = 0; pages < 80; pages += 1) await page(100);
  expect(cursor).toBeDefined();
  const deep = cursor;
  for (const table of TABLES) {
    cursor = deep;
    const statements = await recorder.during(table, () => page(PAGE));
    expect(statements.length).toBeGreaterThan(0);
    // A page plus one row of each. A bitmap scan or a filter would read everything about the client or the quote.
    for (const statement of statements) expect(await rowsOf(statement, table)).toBeLessThan(3 * PAGE);
  }
}

/** Adds the same number of each kind, several hundred at each instant. */
async function addEntries(
  product: Product,
  organisationId: string,
  clientId: string,
  quoteId: string,
): Promise<void> {
  const at = `timestamptz '2026-01-01' + (n % 20) * interval '1 microsecond'`;
  for (const [action, offset] of [
    ['VIEW', 1_000_000],
    ['UPDATE', 2_000_000],
  ])
    await product.sql(
      `insert into audit.entry (id, organisation_id, service, entity_type, entity_id, action, changes, actor, actor_name,
         correlation_id, occurred_at, search_key, sequence, previous_hash, hash)
       select gen_random_uuid(), $1, 'crm', 'CLIENT', $2, $3, '[]', 'user', 'Amelia', 'c', ${at}, '', $4::int + n, '', ''
         from generate_series(1, ${EACH}) n`,
      [organisationId, clientId, action, offset],
    );
  await product.sql(
    `insert into quoting.quote_message (id, organisation_id, quote_id, quote_number, sender, channel, text, sent_at)
     select gen_random_uuid(), $1, $2, (select quote_number from quoting.quote where id = $2), 'PATIENT', 'PAGE', 'And?', ${at}
       from generate_series(1, ${EACH}) n`,
    [organisationId, quoteId],
  );
  await product.sql(
    `insert into callbacks.call (id, organisation_id, callback_id, outcome, called_at)
     select gen_random_uuid(), $1, (select id from callbacks.callback where quote_id = $2 limit 1), 'ATTEMPTED', ${at}
       from generate_series(1, ${EACH}) n`,
    [organisationId, quoteId],
  );
  await product.sql(
    `insert into notifications.mail_message (id, organisation_id, created_at, template, recipient, subject, quote_id,
         quote_number, revision, state, message_id, dedupe_key)
       select gen_random_uuid(), $1, ${at}, 'quote-news', 'p@example.com', 's', $2, 'Q', 1, 'DELIVERED', n::text, 'depth ' || n
         from generate_series(1, ${EACH}) n`,
    [organisationId, quoteId],
  );
  for (const table of TABLES) await product.sql(`vacuum (analyze) ${table}`);
}

/** How many rows of a table a statement reads, executed as the service does. */
async function rowsOf({ login, opening, text, values }: RecordedStatement, table: string): Promise<number> {
  const client = new Client(login);
  await client.connect();
  try {
    for (const sent of opening) await client.query(sent.text, sent.values);
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Measured }[] }>(
      `explain (analyze, verbose, timing off, format json) ${text}`,
      values,
    );
    const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!root) throw new Error('EXPLAIN answered no plan.');
    const scans = (nodesOf(root) as Measured[]).filter(
      (node) => `${node.Schema ?? ''}.${node['Relation Name'] ?? ''}` === table,
    );
    return scans.reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1), 0);
  } finally {
    await client.end();
  }
}
