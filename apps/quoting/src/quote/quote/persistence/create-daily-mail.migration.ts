import { dailyMailTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the quotes that a practice mails in a day. */
export class CreateDailyMail1764000001000 implements MigrationInterface {
  name = 'CreateDailyMail1764000001000';

  async up(runner: QueryRunner): Promise<void> {
    await dailyMailTable(runner, 'quoting');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.daily_mail');
  }
}
