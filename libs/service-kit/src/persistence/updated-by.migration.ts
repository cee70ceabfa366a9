import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds `updated_by` to the tenant tables of a schema that were created before `tenantColumns` had it. Who last changed an
 * older record is not known: the column stays null until its next change.
 */
export function updatedByMigration(schema: string): new () => MigrationInterface {
  return class AddUpdatedBy1764200000000 implements MigrationInterface {
    name = 'AddUpdatedBy1764200000000';

    async up(runner: QueryRunner): Promise<void> {
      for (const table of await tablesWith('created_by', schema, runner))
        await runner.query(`alter table ${table} add column if not exists updated_by uuid`);
    }

    async down(runner: QueryRunner): Promise<void> {
      for (const table of await tablesWith('updated_by', schema, runner))
        await runner.query(`alter table ${table} drop column updated_by`);
    }
  };
}

// A partition has the columns of its table.
async function tablesWith(column: string, schema: string, runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query(
    `select format('%I.%I', n.nspname, c.relname) as table
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and a.attname = $2 and c.relkind in ('r', 'p') and not c.relispartition`,
    [schema, column],
  )) as { table: string }[];
  return rows.map(({ table }) => table);
}
