import { tenantSearchIndex } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

// The number that the planner assumes, deliberately low: it uses one plan for practices of all sizes, and a
// plan for an average practice would read and sort all rows of a large one. A plan for large ones follows the
// index and stops early, which costs a small practice nothing.
const PRACTICES = 10;

/** The notification centre of a practice with many notifications: searched by an index, read in the index's order. */
export class IndexNotifications1763600004000 implements MigrationInterface {
  name = 'IndexNotifications1763600004000';

  async up(runner: QueryRunner): Promise<void> {
    await tenantSearchIndex(runner, 'notifications.notification');
    await runner.query('drop index notifications.notification_newest');
    // Counting reads only the index.
    await runner.query(
      'create index notification_newest on notifications.notification (organisation_id, id) include (needs) where deleted_at is null',
    );
    await runner.query(
      `alter table notifications.notification alter column organisation_id set (n_distinct = ${PRACTICES})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table notifications.notification alter column organisation_id reset (n_distinct)',
    );
    await runner.query('drop index notifications.notification_newest');
    await runner.query(
      'create index notification_newest on notifications.notification (organisation_id, id) where deleted_at is null',
    );
    await runner.query('drop index notifications.notification_search');
  }
}
