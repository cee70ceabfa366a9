import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createAnnouncementTables, dropAnnouncementTables } from './announcement-tables';

/** What the platform tells all practices: its rows belong to none of them. A mark belongs to the practice of its reader. */
export class CreatePlatformAnnouncements1764760000300 implements MigrationInterface {
  name = 'CreatePlatformAnnouncements1764760000300';

  async up(runner: QueryRunner): Promise<void> {
    await createAnnouncementTables(runner, 'platform_announcement');
    await runner.query(
      'create index platform_announcement_mark_of on notifications.platform_announcement_mark (announcement_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAnnouncementTables(runner, 'platform_announcement');
  }
}
