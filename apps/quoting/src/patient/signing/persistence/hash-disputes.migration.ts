import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['quoting.acceptance_confirmation', 'quoting.dispute_settlement'];

/**
 * Stores the SHA-256 of the whole content with patients' statements about acceptances and with settlements of disputes. Existing
 * rows have none.
 */
export class HashDisputes1796200000000 implements MigrationInterface {
  name = 'HashDisputes1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} add sha256 text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} drop sha256`);
  }
}
