import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores when a quote was withdrawn, because `updated_at` also moves when a newer version is sent. Null for quotes withdrawn
 * before, or by the previous version.
 */
export class TimeWithdrawals1796260000000 implements MigrationInterface {
  name = 'TimeWithdrawals1796260000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.quote add withdrawn_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.quote drop withdrawn_at');
  }
}
