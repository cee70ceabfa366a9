import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One worker at a time checks the open quotes of a practice. */
export class LeasePriceChecks1795010000001 implements MigrationInterface {
  name = 'LeasePriceChecks1795010000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.price_check add column leased_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.price_check drop column leased_until');
  }
}
