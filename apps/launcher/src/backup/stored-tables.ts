import { SERVICES } from '@quillcare/contracts';
import { escapeIdentifier, type Client } from 'pg';

/** Tables that migrations write themselves: they say what the schema is, not what is stored in it. */
const HISTORY = 'migration';

/** A table whose rows are a practice's, or the platform's. */
export interface StoredTable extends TableName {
  columns: string[];
}

interface TableName {
  schema: string;
  name: string;
}

/** `crm.client`, for people. */
export function tableName({ schema, name }: TableName): string {
  return `${schema}.${name}`;
}

/** `"crm"."client"`, for statements. */
export function quoted({ schema, name }: TableName): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

/** `"crm"."client" ("id", …)`: the order of the columns is the backup's, whatever it is in the table. */
export function withColumns(table: StoredTable): string {
  return `${quoted(table)} (${table.columns.map(escapeIdentifier).join(', ')})`;
}

/** Every table of the services' schemas, with its columns, in a steady order. */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any($1) and c.relkind = 'r' and c.relname <> $2
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [[...SERVICES], HISTORY],
  );
  return rows;
}

/** The names of the migrations that made the schemas, in the order in which they ran. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const names: string[] = [];
  for (const schema of SERVICES) {
    const { rows } = await client.query<{ name: string }>(
      `select name from ${escapeIdentifier(schema)}.${HISTORY} order by id`,
    );
    names.push(...rows.map(({ name }) => `${schema}.${name}`));
  }
  return names;
}
