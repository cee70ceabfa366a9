import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores that a newer version of a quote was sent, which `outcome` does not say of a quote that was accepted first. Existing rows
 * keep the default: their withdrawals of acceptances have been handled.
 */
export class RememberReplacedQuotes1796250000000 implements MigrationInterface {
  name = 'RememberReplacedQuotes1796250000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table callbacks.quote_progress add is_replaced boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table callbacks.quote_progress drop is_replaced');
  }
}
