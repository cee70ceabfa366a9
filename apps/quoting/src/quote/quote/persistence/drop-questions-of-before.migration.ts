import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions are messages of the conversation: no version that could run beside this one writes them to the quote. */
export class DropQuestionsOfBefore1796230000000 implements MigrationInterface {
  name = 'DropQuestionsOfBefore1796230000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger question_of_previous_version on quoting.quote');
    await runner.query('drop function quoting.keep_question()');
    await runner.query('alter table quoting.quote drop queries');
  }

  /** Brings the column back, empty, so that the version before can be installed again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.quote add queries jsonb not null default '[]'`);
  }
}
