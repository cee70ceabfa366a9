import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sqlState, StartError } from '@quillcare/service-kit';
import { Client, escapeIdentifier } from 'pg';
import { from } from 'pg-copy-streams';
import { readManifest, rowsFile, type BackedUpTable, type Manifest } from './manifest';
import { COPY_SETTINGS, HashedRows } from './hashed-rows';
import { migrationsOf, quoted, storedTables, tableName, withColumns } from './stored-tables';

/** Inserts the rows of a backup into an empty database with migrated schemas, in one transaction. Returns the lines to print. */
export async function restore(databaseUrl: string, folder: string): Promise<string[]> {
  const manifest = readManifest(folder);
  const client = new Client({ connectionString: databaseUrl, application_name: 'quillcare-restore' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(COPY_SETTINGS);
    // Disables triggers and foreign key checks; the rows were consistent in the snapshot.
    await client.query('set local session_replication_role = replica');
    await checkSchema(client, manifest);
    for (const table of manifest.tables) await loadTable(client, folder, table);
    await advanceSequences(client, manifest);
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    if (sqlState(error) === '42501')
      throw new StartError(
        'A restore needs a superuser: it inserts rows of every practice and disables triggers.',
      );
    throw error;
  } finally {
    await client.end();
  }
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  return [`Restored ${total} rows of ${manifest.tables.length} tables as they were at ${manifest.takenAt}.`];
}

async function checkSchema(client: Client, manifest: Manifest): Promise<void> {
  const applied = await migrationsOf(client);
  const [missing] = manifest.migrations.filter((name) => !applied.includes(name));
  const [newer] = applied.filter((name) => !manifest.migrations.includes(name));
  if (missing || newer)
    throw new StartError(
      `The backup is from another version (${missing ?? newer}): restore it with the version that made it, then upgrade.`,
    );
  for (const table of await storedTables(client)) {
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rowCount) throw new StartError(`${tableName(table)} is not empty: restore into an empty database.`);
  }
}

async function loadTable(client: Client, folder: string, table: BackedUpTable): Promise<void> {
  const rows = new HashedRows();
  const copy = client.query(from(`copy ${withColumns(table)} from stdin`));
  try {
    await pipeline(createReadStream(rowsFile(folder, table)), createGunzip(), rows, copy);
  } catch (error) {
    throw damagedError(table, (error as { code?: string }).code);
  }
  if (copy.rowCount !== table.rows || rows.sha256() !== table.sha256) throw damagedError(table, 'checksum');
}

// PostgreSQL's own message could quote personal data.
function damagedError(table: BackedUpTable, why = 'unreadable'): StartError {
  return new StartError(`The rows of ${tableName(table)} are damaged (${why}): nothing was restored.`);
}

/** Advances identity sequences so that restored numbers are not reused. */
export async function advanceSequences(
  client: Client,
  { tables }: { tables: readonly { schema: string; name: string }[] },
): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string; column: string }>(
    `select table_schema as schema, table_name as name, column_name as column from information_schema.columns
     where is_identity = 'YES' and table_schema = any($1)`,
    [[...new Set(tables.map(({ schema }) => schema))]],
  );
  for (const { schema, name, column } of rows) {
    const [table, last] = [quoted({ schema, name }), `max(${escapeIdentifier(column)})`];
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), ${last}) from ${table} having ${last} is not null`,
      [table, column],
    );
  }
}
