import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'notifications.notification';
const KEY = '(organisation_id, id) include (needs, to_user, to_roles, to_right';

/**
 * Notifications that are alike on a day share a key, some are raised once only, and each person puts away what they have dealt with. Counting still reads
 * the indexes alone, which know the topic, because people choose by it.
 */
export class GroupNotifications1764700000001 implements MigrationInterface {
  name = 'GroupNotifications1764700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ${TABLE} add column group_key text, add column once_key text`);
    await runner.query(
      `create index notification_group on ${TABLE} (organisation_id, group_key, id) where group_key is not null`,
    );
    await runner.query(
      `create unique index notification_once on ${TABLE} (organisation_id, once_key) where once_key is not null`,
    );
    await indexNewest(runner, ', topic)');
    await runner.query(`create table notifications.notification_archived (
      organisation_id uuid not null,
      user_id uuid not null,
      notification_id uuid not null references ${TABLE} (id) on delete cascade,
      archived_at timestamptz not null default now(),
      primary key (organisation_id, user_id, notification_id))`);
    await tenantTable(runner, 'notifications.notification_archived');
    // Pruning deletes notifications, and looks for what refers to them.
    for (const table of ['notification_archived', 'notification_read'])
      await runner.query(`create index ${table}_of on notifications.${table} (notification_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notifications.notification_read_of');
    await runner.query('drop table notifications.notification_archived');
    await indexNewest(runner, ')');
    await runner.query(`alter table ${TABLE} drop column group_key, drop column once_key`);
  }
}

async function indexNewest(runner: QueryRunner, rest: string): Promise<void> {
  for (const [name, which] of [
    ['notification_newest', 'not is_response'],
    ['notification_newest_responses', 'is_response'],
  ] as const) {
    await runner.query(`drop index notifications.${name}`);
    await runner.query(
      `create index ${name} on ${TABLE} ${KEY}${rest} where deleted_at is null and ${which}`,
    );
  }
}
