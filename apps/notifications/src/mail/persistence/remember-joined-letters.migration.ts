import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the keys of the letters that were joined to an email while it waited, so that the digest does not report the same again.
 * Null for emails that report one thing, and for those written before, or by the previous version.
 */
export class RememberJoinedLetters1796270000000 implements MigrationInterface {
  name = 'RememberJoinedLetters1796270000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notifications.mail_message add joined_keys text[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notifications.mail_message drop joined_keys');
  }
}
