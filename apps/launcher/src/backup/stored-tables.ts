import { SERVICES } from '@quillcare/contracts';
import { escapeIdentifier, type Client } from 'pg';

/** The migration history is part of the schema and is not backed up. */
const HISTORY = 'migration';

export interface StoredTable extends TableName {
  columns: string[];
}

interface TableName {
  schema: string;
  name: string;
}

/** Formats a table's name for messages: `crm.client`. */
export function tableName({ schema, name }: TableName): string {
  return `${schema}.${name}`;
}

/** Quotes a table's name for statements: `"crm"."client"`. */
export function quoted({ schema, name }: TableName): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

/** Formats a table with its columns in backup order: `"crm"."client" ("id", …)`. */
export function withColumns(table: StoredTable): string {
  return `${quoted(table)} (${table.columns.map(escapeIdentifier).join(', ')})`;
}

/** Returns every table of the services' schemas with its insertable columns, ordered by name. */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r' and c.relname <> $2
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [[...SERVICES], HISTORY],
  );
  return rows;
}

/**
 * Returns the names of the migrations from the baseline on, in the order they ran. Migrations that a baseline replaces created
 * the same tables, so they are left out.
 */
export async function migrationsOf(client: Client): Promise<string[]> {
  const names: string[] = [];
  for (const schema of SERVICES) {
    const { rows } = await client.query<{ name: string }>(
      `select name from ${escapeIdentifier(schema)}.${HISTORY}
        where id >= (select id from ${escapeIdentifier(schema)}.${HISTORY} where name like 'Baseline%') order by id`,
    );
    names.push(...rows.map(({ name }) => `${schema}.${name}`));
  }
  return names;
}
