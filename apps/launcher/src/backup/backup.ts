import { createWriteStream, mkdirSync, readdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sqlState, StartError } from '@quillcare/service-kit';
import { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { rowsFile, writeManifest, type BackedUpTable } from './manifest';
import { COPY_SETTINGS, HashedRows } from './hashed-rows';
import { migrationsOf, storedTables, tableName, withColumns, type StoredTable } from './stored-tables';

/**
 * Writes every row of every service to `folder`, from one snapshot, while the product keeps running. Returns the lines to print.
 */
export async function backUp(databaseUrl: string, folder: string): Promise<string[]> {
  createFolder(folder);
  const client = new Client({ connectionString: databaseUrl, application_name: 'quillcare-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    // Turns rows hidden by row-level security into an error instead of a gap.
    await client.query('set local row_security = off');
    await client.query(COPY_SETTINGS);
    const takenAt = new Date().toISOString();
    const migrations = await migrationsOf(client);
    const tables: BackedUpTable[] = [];
    for (const table of await storedTables(client)) tables.push(await dumpTable(client, folder, table));
    await client.query('commit');
    writeManifest(folder, { format: 1, takenAt, migrations, tables });
    return report(folder, tables);
  } catch (error) {
    if (sqlState(error) === '42501')
      throw new StartError(
        'A backup needs a login that bypasses row-level security: a superuser, or a role with BYPASSRLS.',
      );
    throw error;
  } finally {
    await client.end();
  }
}

// Contains personal data, so only the owner of the folder may read it.
function createFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty: a backup needs a new or empty folder.`);
}

async function dumpTable(client: Client, folder: string, table: StoredTable): Promise<BackedUpTable> {
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

function report(folder: string, tables: BackedUpTable[]): string[] {
  const withRows = tables.filter(({ rows }) => rows > 0).map((table) => `${tableName(table)}: ${table.rows}`);
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  return [...withRows, `Backed up ${total} rows of ${tables.length} tables into ${folder}.`];
}
