import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts every wrong date of birth since a link was issued or unlocked, and marks the quote whose link is locked. */
export class LockPatientLink1764000003000 implements MigrationInterface {
  name = 'LockPatientLink1764000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.patient_link add column wrong_guesses int not null default 0');
    await runner.query('alter table quoting.quote add column link_locked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.quote drop column link_locked_at');
    await runner.query('alter table quoting.patient_link drop column wrong_guesses');
  }
}
