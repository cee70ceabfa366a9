import type { ClientBase } from 'pg';
import type { MigrationInterface } from 'typeorm';
import type { ServiceDefinition } from '../service/define-service';
import { baselineMigration } from './baseline';
import { sqlState } from './sql-errors';

type MigratedService = Pick<ServiceDefinition, 'name' | 'baseline' | 'migrations'>;

/** Returns all migrations of a service's schema, the baseline first. */
export function migrationsOf({
  name,
  baseline,
  migrations,
}: MigratedService): (new () => MigrationInterface)[] {
  return [baselineMigration(name, baseline), ...migrations];
}

/** A missing role, database, schema, table or privilege means that this version's migrations have not completed. */
const NOT_PREPARED_STATES = new Set(['28P01', '28000', '3D000', '3F000', '42P01', '42501']);

/**
 * Returns the reason a service cannot run on its schema yet, without a full stop, or null if all migrations it knows have run.
 * Unknown ones belong to a newer version, alongside which old versions keep running.
 */
export async function schemaProblem(
  service: MigratedService,
  connect: () => Promise<Pick<ClientBase, 'query'>>,
): Promise<string | null> {
  try {
    const client = await connect();
    const { rows } = await client.query<{ name: string }>(`select name from ${service.name}.migration`);
    const done = new Set(rows.map(({ name }) => name));
    const missing = migrationsOf(service)
      .map((migration) => new migration().name ?? migration.name)
      .filter((name) => !done.has(name));
    if (missing.length === 0) return null;
    return `The schema of ${service.name} lacks ${missing.length === 1 ? 'a migration' : `${missing.length} migrations`} of this version (${missing[0]}): run "npm run migrate"`;
  } catch (error) {
    if (NOT_PREPARED_STATES.has(sqlState(error) ?? ''))
      return `The database is not prepared for this version (${service.name}): run "npm run migrate" first`;
    throw error;
  }
}
