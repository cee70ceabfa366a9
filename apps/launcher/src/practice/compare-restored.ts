import type { ArchiveTotals, PracticeArchive } from '@quillcare/contracts';
import { rowToWire, StartError } from '@quillcare/service-kit';
import type { Client } from 'pg';
import { quoted, tableName } from '../backup/stored-tables';

/** Number of audit entries verified per batch. */
const BATCH_SIZE = 500;

const differs = (difference: string): StartError =>
  new StartError(`The imported data differs from the archive: ${difference}. Nothing was kept.`);

/** Compares the database with the archive's manifest: counts, sums, signatures, and the audit chain. */
export async function compareRestored(client: Client, { tables, totals }: PracticeArchive): Promise<void> {
  for (const { service, table, rows } of tables) {
    const name = { schema: service, name: table };
    const found = await one<{ count: number }>(client, `select count(*)::int as count from ${quoted(name)}`);
    if (found?.count !== rows)
      throw differs(`${tableName(name)} has ${found?.count} records instead of ${rows}`);
  }
  if (!areSameTotals(await readTotals(client, 'quoting.quote'), totals.quotes))
    throw differs('the sums of the quotes');
  if (!areSameTotals(await readTotals(client, 'billing.invoice'), totals.invoices))
    throw differs('the sums of the invoices');
  const signed = await one<{ count: number }>(
    client,
    'select count(signature_method)::int as count from quoting.patient_response',
  );
  if (signed?.count !== totals.signatures)
    throw differs(`${signed?.count} signatures instead of ${totals.signatures}`);
  await verifyAuditChain(client, totals.auditChain);
}

async function readTotals(client: Client, table: string): Promise<ArchiveTotals['quotes']> {
  const { rows } = await client.query<{ currency: string; count: number; totalMinor: number }>(
    `select currency, count(*)::int as count, sum(total_minor)::float8 as "totalMinor" from ${table} group by currency`,
  );
  return Object.fromEntries(rows.map(({ currency, ...sum }) => [currency, sum]));
}

function areSameTotals(one: ArchiveTotals['quotes'], other: ArchiveTotals['quotes']): boolean {
  const currencies = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return currencies.every(
    (currency) =>
      one[currency]?.count === other[currency]?.count &&
      one[currency]?.totalMinor === other[currency]?.totalMinor,
  );
}

/** Recomputes every hash of the audit trail, from the first entry to the last. */
async function verifyAuditChain(client: Client, last: ArchiveTotals['auditChain']): Promise<void> {
  const { AUDIT_ENTRY_COLUMNS, verifyEntries, GENESIS } = await import('@quillcare/app-audit');
  let head = GENESIS;
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${AUDIT_ENTRY_COLUMNS} from audit.entry where sequence > $1 order by sequence limit ${BATCH_SIZE}`,
      [head.sequence],
    );
    const entries = rows.map(rowToWire) as unknown as Parameters<typeof verifyEntries>[0];
    const followed = verifyEntries(entries, head);
    if (followed.fault) throw differs(`entry ${followed.fault.sequence} of the audit trail was changed`);
    head = followed.head;
    if (rows.length < BATCH_SIZE) break;
  }
  const expected = last ?? GENESIS;
  if (head.sequence !== expected.sequence || head.hash !== expected.hash)
    throw differs('the end of the audit trail');
}

async function one<T>(client: Client, sql: string): Promise<T | undefined> {
  return (await client.query(sql)).rows[0] as T | undefined;
}
