import type { PracticeArchive, ServiceName } from '@quillcare/contracts';
import { StartError, type PracticeRecords } from '@quillcare/service-kit';
import { escapeIdentifier, type Client } from 'pg';
import { quoted } from '../backup/stored-tables';

type ArchivedTable = PracticeArchive['tables'][number];

/** Maximum number of rows per insert, and of their characters. */
const ROWS = 200;
const CHARACTERS = 4_000_000;

/**
 * Inserts the rows of a table unchanged, including ids. Columns left out of the archive, such as secrets, get the value their
 * service specifies.
 */
export async function insertRows(
  client: Client,
  { service, table, columns }: ArchivedTable,
  lines: AsyncIterable<string>,
  { exported: taken }: PracticeRecords,
): Promise<void> {
  const { omittedColumns: without = {}, back = {} } = taken[table] ?? {};
  await checkColumns(client, service, table, columns);
  const name = quoted({ schema: service, name: table });
  const into = [...columns, ...Object.keys(without)].map(escapeIdentifier).join(', ');
  const from = [
    ...columns.map((column) => back[column] ?? escapeIdentifier(column)),
    ...Object.values(without),
  ].join(', ');
  const statement = `insert into ${name} (${into}) overriding system value
    select ${from} from json_populate_recordset(null::${name}, $1::json)`;
  let [waiting, length]: [string[], number] = [[], 0];
  const flush = async () => {
    if (waiting.length > 0) await client.query(statement, [`[${waiting.join(',')}]`]);
    [waiting, length] = [[], 0];
  };
  for await (const line of lines) {
    waiting.push(line);
    length += line.length;
    if (waiting.length >= ROWS || length >= CHARACTERS) await flush();
  }
  await flush();
}

async function checkColumns(
  client: Client,
  service: ServiceName,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2',
    [service, table],
  );
  const unknown = columns.find((column) => !rows.some(({ name }) => name === column));
  if (unknown)
    throw new StartError(
      `The archive was written by another version: it has ${service}.${table}.${unknown}, which this version does not know. Nothing was imported.`,
    );
}
