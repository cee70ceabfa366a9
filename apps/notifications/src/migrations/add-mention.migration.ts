import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notification of a mention knows which: who read one has read the other, and both go together. */
export class AddMention1764600000003 implements MigrationInterface {
  name = 'AddMention1764600000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notifications.notification add column mention_id uuid');
    await runner.query(`create unique index notification_of_mention
      on notifications.notification (organisation_id, mention_id) where mention_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notifications.notification_of_mention');
    await runner.query('alter table notifications.notification drop column mention_id');
  }
}
