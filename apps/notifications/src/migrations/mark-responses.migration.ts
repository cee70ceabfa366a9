import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = '(organisation_id, id) include (needs, to_user, to_roles, to_right)';

/**
 * Patients' answers are shown for some days only, so they have an index of their own. What a service of the previous version
 * writes during an upgrade is shown as before.
 */
export class MarkResponses1764500001010 implements MigrationInterface {
  name = 'MarkResponses1764500001010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`select set_config('app.platform_scope', 'notifications of all practices', true)`);
    await runner.query(
      'alter table notifications.notification add column is_response boolean not null default false',
    );
    await runner.query(`update notifications.notification set is_response = true
      where topic in ('QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'QUOTE_QUERY')`);
    await runner.query('drop index notifications.notification_newest');
    await runner.query(`create index notification_newest on notifications.notification ${COLUMNS}
      where deleted_at is null and not is_response`);
    await runner.query(`create index notification_newest_responses on notifications.notification ${COLUMNS}
      where deleted_at is null and is_response`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notifications.notification_newest_responses');
    await runner.query('drop index notifications.notification_newest');
    await runner.query(
      `create index notification_newest on notifications.notification ${COLUMNS} where deleted_at is null`,
    );
    await runner.query('alter table notifications.notification drop column is_response');
  }
}
