import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'mail_message_of_quote';
const ON = 'on notifications.mail_message';

/** The newest emails about a quote, without reading the others. */
export class IndexMailsByTime1764620000002 implements MigrationInterface {
  name = 'IndexMailsByTime1764620000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index notifications.${NAME}`);
    await runner.query(
      `create index ${NAME} ${ON} (organisation_id, quote_id, created_at, id) where quote_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index notifications.${NAME}`);
    await runner.query(`create index ${NAME} ${ON} (organisation_id, quote_id) where quote_id is not null`);
  }
}
