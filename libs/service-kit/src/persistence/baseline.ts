import type { ServiceName } from '@quillcare/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartError } from '../service/start-error';
import { createKitTables } from './kit-tables';

/** With what the history of a service's schema begins. */
export interface Baseline {
  /** The service's tables, created in this order on a schema that has none. */
  tables: ((runner: QueryRunner) => Promise<void>)[];
  /** The migrations that made these tables until the first release; an installation that has run all of them is left as it is. */
  replaces?: { last: string; count: number };
}

/** The first migration of a service: the tables that every service has, and its own. Later changes are migrations of their own. */
export function baselineMigration(
  service: ServiceName,
  { tables, replaces }: Baseline,
): new () => MigrationInterface {
  return class Baseline1763000000000 implements MigrationInterface {
    name = 'Baseline1763000000000';

    async up(runner: QueryRunner): Promise<void> {
      const rows = (await runner.query(`select name from ${service}.migration`)) as { name: string }[];
      if (rows.length === 0) return createAll(runner);
      const hasRunAll =
        replaces && rows.length >= replaces.count && rows.some(({ name }) => name === replaces.last);
      if (!hasRunAll)
        throw new StartError(
          `The schema of ${service} is between two versions: it has ${rows.length} of the ${replaces?.count ?? 0} migrations up to ${replaces?.last ?? 'none'}. ` +
            'Run "npm run migrate" of the version before this one first.',
        );
    }

    /** Nothing was there before: to begin anew, drop the schema. */
    down(): Promise<void> {
      return Promise.reject(new Error('A baseline is not taken back.'));
    }
  };

  async function createAll(runner: QueryRunner): Promise<void> {
    await createKitTables(runner, service);
    for (const create of tables) await create(runner);
  }
}
