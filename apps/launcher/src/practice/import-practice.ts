import { SERVICES, type PracticeArchive, type ServiceName } from '@quillcare/contracts';
import { sqlState, StartError, type PracticeRecords, type ProcessConfig } from '@quillcare/service-kit';
import { Client } from 'pg';
import { advanceSequences } from '../backup/restore';
import { quoted } from '../backup/stored-tables';
import { loadServices } from '../catalogue';
import { ArchivedFiles } from './archived-files';
import { insertRows } from './archived-rows';
import { compareRestored } from './compare-restored';
import { OpenArchive } from './open-archive';

type Records = ReadonlyMap<ServiceName, PracticeRecords>;

/**
 * Imports the archive of a practice into an empty installation, in one transaction, and compares the result with the archive.
 * Returns the lines to print; throws a `StartError` if it fails, in which case nothing has changed.
 */
export async function importPractice(
  config: ProcessConfig,
  path: string,
  password: string,
): Promise<string[]> {
  const archive = await OpenArchive.open(path, password);
  const client = new Client({
    connectionString: config.databaseUrl,
    application_name: 'quillcare-import-practice',
  });
  try {
    await client.connect();
    await client.query('begin');
    // Disables triggers and foreign keys; the records were consistent where they come from.
    await client.query('set local session_replication_role = replica; set local statement_timeout = 0');
    const services: Records = new Map(
      (await loadServices(SERVICES)).map(({ name, records }) => [name, records]),
    );
    await assertEmpty(client, services);
    await importInto(client, { config, archive, services });
    await compareRestored(client, archive.contents);
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    throw translateError(error);
  } finally {
    await client.end();
    await archive.close();
  }
  return report(archive.contents);
}

async function assertEmpty(client: Client, services: Records): Promise<void> {
  for (const [schema, { exported: taken }] of services)
    for (const name of Object.keys(taken)) {
      const { rowCount } = await client.query(`select from ${quoted({ schema, name })} limit 1`);
      if (rowCount)
        throw new StartError(
          `This installation is not empty (${schema}.${name}). An archive can only be imported into an empty one.`,
        );
    }
}

async function importInto(
  client: Client,
  { config, archive, services }: { config: ProcessConfig; archive: OpenArchive; services: Records },
): Promise<void> {
  const { tables, documents, files, practice } = archive.contents;
  for (const table of tables)
    await insertRows(client, table, archive.lines(table.jsonLines), recordsOf(services, table));
  const storage = new ArchivedFiles(client, config, practice.id);
  for (const document of documents) await storage.writeFile(document, archive.bytes(document.path));
  const read = new Set([...tables.map(({ jsonLines }) => jsonLines), ...documents.map(({ path }) => path)]);
  // Files meant for people are not imported, but must be intact too.
  for (const { path } of files) if (!read.has(path)) await archive.check(path);
  await client.query(`insert into audit.chain_head (id, organisation_id, sequence, hash)
    select gen_random_uuid(), organisation_id, sequence, hash from audit.entry order by sequence desc limit 1`);
  await forgetKnownPractices(client);
  await advanceSequences(client, {
    tables: tables.map(({ service, table }) => ({ schema: service, name: table })),
  });
}

// Daily jobs only look for practices that changed since they last looked, which an installation that has been running did after
// this practice's last change.
async function forgetKnownPractices(client: Client): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    `select table_schema as schema from information_schema.tables where table_name = 'practice_look'`,
  );
  for (const { schema } of rows)
    await client.query(`delete from ${quoted({ schema, name: 'practice_look' })}`);
}

function recordsOf(
  services: Records,
  { service, table }: PracticeArchive['tables'][number],
): PracticeRecords {
  const records = services.get(service);
  if (records?.exported[table]) return records;
  throw new StartError(
    `The archive was written by another version: this version does not know ${service}.${table}. Nothing was imported.`,
  );
}

function translateError(error: unknown): unknown {
  const state = sqlState(error);
  if (state === '42501')
    return new StartError(
      'Importing an archive needs a database superuser, because it inserts a practice’s rows unchanged.',
    );
  // PostgreSQL's own message could quote personal data.
  if (state?.startsWith('22') || state?.startsWith('23'))
    return new StartError(
      `The archive has a record of ${placeOf(error)} that the database rejects. Nothing was imported.`,
    );
  return error;
}

function placeOf(error: unknown): string {
  const { schema, table, constraint, column } = error as Partial<Record<string, string>>;
  return [schema, table, constraint ?? column].filter(Boolean).join('.');
}

function report({ practice, totals, missing, finishedAt }: PracticeArchive): string[] {
  const { records, documents, signatures, auditChain } = totals;
  return [
    `Imported ${practice.name}: ${records} records and ${documents} documents, as they were at ${finishedAt}.`,
    `Counts, sums, ${signatures} signatures and ${auditChain?.sequence ?? 0} audit trail entries match the archive.`,
    ...(missing.length > 0 ? [`${missing.length} documents were missing when the archive was written.`] : []),
    'Everybody must set a new password (“Forgot your password?”), and links must be sent to patients again. Run --rebuild-reports for the reports.',
  ];
}
