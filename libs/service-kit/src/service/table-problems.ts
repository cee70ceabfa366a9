import type { DataSource } from 'typeorm';
import { partsOf } from './service-problems';
import type { ServiceDefinition } from './define-service';

// Not information_schema, which computes the privileges of every column in the database.
const COLUMNS = `select c.relname as table_name, a.attname as column_name
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`;

/** Returns the tables and columns the service's entities name but the database lacks, each as a sentence. */
export async function tableProblems(service: ServiceDefinition, source: DataSource): Promise<string[]> {
  const rows: { table_name: string; column_name: string }[] = await source.query(COLUMNS, [service.name]);
  const known = new Set(rows.flatMap((row) => [row.table_name, `${row.table_name}.${row.column_name}`]));
  return source.entityMetadatas.flatMap(({ name, tableName, columns }) => {
    const remedy = `run "npm run migrate"; if that does not help, no migration creates it: list one in \`migrations\` of ${partsOf(service)}`;
    if (!known.has(tableName)) return [`${name} has no table ${service.name}.${tableName}: ${remedy}`];
    return columns
      .filter(({ databaseName }) => !known.has(`${tableName}.${databaseName}`))
      .map(
        ({ propertyName, databaseName }) =>
          `${name}.${propertyName} has no column ${service.name}.${tableName}.${databaseName}: ${remedy}`,
      );
  });
}
