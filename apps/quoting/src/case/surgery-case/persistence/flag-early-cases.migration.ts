import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a case has a date that its cosmetic pathway does not allow, for lists, board and calendar. */
export class FlagEarlyCases1795000000148 implements MigrationInterface {
  name = 'FlagEarlyCases1795000000148';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.surgery_case add is_too_early boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.surgery_case drop is_too_early');
  }
}
