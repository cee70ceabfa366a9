import type { ServiceName } from '@quillcare/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartError } from '../service/start-error';
import { createKitTables } from './kit-tables';

export interface Baseline {
  /** The service's tables, created in this order in an empty schema. */
  tables: ((runner: QueryRunner) => Promise<void>)[];
  /**
   * The migrations that created these tables up to the first release. An installation that has run all of them is left as it is.
   */
  replaces?: { last: string; count: number };
}

/**
 * Creates the first migration of a service: the tables every service has, and its own. Later changes are separate migrations. It
 * throws a `StartError` for a schema between two versions.
 */
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

    /** There is no earlier state to return to; to start again, drop the schema. */
    down(): Promise<void> {
      return Promise.reject(new Error('A baseline cannot be reverted.'));
    }
  };

  async function createAll(runner: QueryRunner): Promise<void> {
    await createKitTables(runner, service);
    for (const create of tables) await create(runner);
  }
}
