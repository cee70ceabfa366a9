import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createAnnouncementTables, dropAnnouncementTables } from './announcement-tables';

export class CreateAnnouncements1764680000000 implements MigrationInterface {
  name = 'CreateAnnouncements1764680000000';

  async up(runner: QueryRunner): Promise<void> {
    const own = 'for_user_ids uuid[] not null, time_zone text not null,';
    await createAnnouncementTables(runner, 'announcement', own);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAnnouncementTables(runner, 'announcement');
  }
}
