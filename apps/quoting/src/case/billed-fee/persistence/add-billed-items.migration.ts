import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is billed without having been quoted; it was quoted at nothing. */
export class AddBilledItems1764850001000 implements MigrationInterface {
  name = 'AddBilledItems1764850001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.billed_fee
      add column added_item jsonb,
      add constraint billed_fee_added_was_not_quoted check (added_item is null or quoted_minor = 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.billed_fee drop column added_item');
  }
}
