import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Drops the column `queries` and the trigger that copied it. Questions are messages of the conversation now, and no version that
 * can run alongside this one still writes the column.
 */
export class DropQuestionsOfBefore1796230000000 implements MigrationInterface {
  name = 'DropQuestionsOfBefore1796230000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger question_of_previous_version on quoting.quote');
    await runner.query('drop function quoting.keep_question()');
    await runner.query('alter table quoting.quote drop queries');
  }

  /** Restores the column empty, so that the previous version can be reinstalled. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.quote add queries jsonb not null default '[]'`);
  }
}
