import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'on notifications.notification (organisation_id, id) include';

/**
 * Notifications have recipients, type, priority, source and action. Existing ones, and those that the previous
 * version writes during an upgrade, are for whoever can read what they need.
 */
export class AddRecipients1764100001000 implements MigrationInterface {
  name = 'AddRecipients1764100001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notifications.notification
      alter column needs drop not null,
      add column type text not null default 'INFO',
      add column priority text not null default 'NORMAL',
      add column to_user uuid,
      add column to_roles text[],
      add column to_right text,
      add column source_type text,
      add column source_id uuid,
      add column action_label text`);
    // Counting reads only the index.
    await runner.query('drop index notifications.notification_newest');
    await runner.query(
      `create index notification_newest ${INDEX} (needs, to_user, to_roles, to_right) where deleted_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`select set_config('app.platform_scope', 'notifications of all practices', true)`);
    // The previous version shows a notification to everybody who can read what it needs.
    await runner.query(`delete from notifications.notification
      where needs is null or to_user is not null or to_roles is not null or to_right <> needs || ' READ'`);
    await runner.query('drop index notifications.notification_newest');
    await runner.query(`create index notification_newest ${INDEX} (needs) where deleted_at is null`);
    await runner.query(`alter table notifications.notification
      alter column needs set not null,
      drop column type, drop column priority, drop column to_user, drop column to_roles, drop column to_right,
      drop column source_type, drop column source_id, drop column action_label`);
  }
}
