import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Today reads the emails about quotes that failed. */
export class IndexFailedMails1764630000020 implements MigrationInterface {
  name = 'IndexFailedMails1764630000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index mail_message_failed on notifications.mail_message (organisation_id, updated_at)
      where state = 'FAILED' and quote_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notifications.mail_message_failed');
  }
}
