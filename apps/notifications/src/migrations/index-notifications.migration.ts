import { tenantSearchIndex } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

// Few, as far as the planner is to believe: it settles on one plan for practices of all sizes, and one made for an
// ordinary practice reads and sorts everything that a large one has. One made for large ones follows the index and ends
// when there is enough, which costs a small practice nothing.
const PRACTICES = 10;

/** The notification centre of a practice with many notifications: searched by an index, read in the index's order. */
export class IndexNotifications1763600004000 implements MigrationInterface {
  name = 'IndexNotifications1763600004000';

  async up(runner: QueryRunner): Promise<void> {
    await tenantSearchIndex(runner, 'notifications.notification');
    await runner.query('drop index notifications.notification_newest');
    // Counting reads the index alone.
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
