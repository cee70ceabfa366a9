import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An answer undoes what the question did to the callback, so both remember what they need for that. */
export class AnsweredQuestions1764500003010 implements MigrationInterface {
  name = 'AnsweredQuestions1764500003010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table callbacks.callback add column hurried_from date');
    await runner.query(
      'alter table callbacks.quote_progress add column queried_at timestamptz, add column answered_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table callbacks.quote_progress drop column answered_at, drop column queried_at',
    );
    await runner.query('alter table callbacks.callback drop column hurried_from');
  }
}
