import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications of a practice, and which member of staff has read which. */
export class CreateNotification1763600002000 implements MigrationInterface {
  name = 'CreateNotification1763600002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notifications.notification (${tenantColumns},
      topic text not null,
      needs text not null,
      title text not null,
      message text not null,
      quote_id uuid,
      action_url text,
      search_key text not null)`);
    await tenantTable(runner, 'notifications.notification');
    // Ids sort by creation time, so the newest are found by id.
    await runner.query(
      'create index notification_newest on notifications.notification (organisation_id, id) where deleted_at is null',
    );
    await runner.query(`create table notifications.notification_read (
      organisation_id uuid not null,
      user_id uuid not null,
      notification_id uuid not null references notifications.notification (id) on delete cascade,
      read_at timestamptz not null default now(),
      primary key (organisation_id, user_id, notification_id))`);
    await tenantTable(runner, 'notifications.notification_read');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.notification_read');
    await runner.query('drop table notifications.notification');
  }
}
