import { createWriteStream, mkdirSync, readdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sqlState, StartError } from '@quillcare/service-kit';
import { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { rowsFile, writeManifest, type KeptTable } from './manifest';
import { COPY_SETTINGS, HashedRows } from './rows-on-the-way';
import { migrationsOf, storedTables, tableName, withColumns, type StoredTable } from './stored-tables';

/**
 * Writes every row of every service into `folder`, all as they were at one moment, while the product goes on. Returns the
 * lines to print.
 */
export async function backUp(databaseUrl: string, folder: string): Promise<string[]> {
  prepare(folder);
  const client = new Client({ connectionString: databaseUrl, application_name: 'quillcare-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    // What row-level security would hide is then an error, never a gap in the backup.
    await client.query('set local row_security = off');
    await client.query(COPY_SETTINGS);
    const takenAt = new Date().toISOString();
    const migrations = await migrationsOf(client);
    const tables: KeptTable[] = [];
    for (const table of await storedTables(client)) tables.push(await keep(client, folder, table));
    await client.query('commit');
    writeManifest(folder, { format: 1, takenAt, migrations, tables });
    return report(folder, tables);
  } catch (error) {
    if (sqlState(error) === '42501')
      throw new StartError(
        'A backup needs a login that row-level security does not bind: a superuser, or one with BYPASSRLS.',
      );
    throw error;
  } finally {
    await client.end();
  }
}

// The rows are people's: nobody else on the machine may read them.
function prepare(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty: a backup gets a folder of its own.`);
}

async function keep(client: Client, folder: string, table: StoredTable): Promise<KeptTable> {
  const copy = client.query(to(`copy ${withColumns(table)} to stdout`));
  const rows = new HashedRows();
  await pipeline(
    copy,
    rows,
    createGzip({ level: 1 }),
    createWriteStream(rowsFile(folder, table), { mode: 0o600 }),
  );
  return { ...table, rows: copy.rowCount, sha256: rows.sha256() };
}

function report(folder: string, tables: KeptTable[]): string[] {
  const kept = tables.filter(({ rows }) => rows > 0).map((table) => `${tableName(table)}: ${table.rows}`);
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  return [...kept, `Backed up ${total} rows of ${tables.length} tables into ${folder}.`];
}
