import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['quoting.acceptance_confirmation', 'quoting.dispute_settlement'];

/** What patients say of an acceptance, and how disputes are settled, keep the SHA-256 of all that they say; those from before have none. */
export class HashDisputes1796200000000 implements MigrationInterface {
  name = 'HashDisputes1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} add sha256 text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} drop sha256`);
  }
}
