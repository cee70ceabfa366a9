import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How far a user has read everything: notifications whose id is before `read_before` are read and need no
 * mark. So the cost of counting unread ones does not grow with a practice's history.
 */
export class CreateNotificationReader1763600005000 implements MigrationInterface {
  name = 'CreateNotificationReader1763600005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notifications.notification_reader (
      organisation_id uuid not null,
      user_id uuid not null,
      read_before uuid not null,
      primary key (organisation_id, user_id))`);
    await tenantTable(runner, 'notifications.notification_reader');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Users who had read everything get marks again.
    await runner.query(`insert into notifications.notification_read (organisation_id, user_id, notification_id)
      select reader.organisation_id, reader.user_id, n.id from notifications.notification_reader reader
        join notifications.notification n on n.organisation_id = reader.organisation_id and n.id < reader.read_before
      on conflict do nothing`);
    await runner.query('drop table notifications.notification_reader');
  }
}
