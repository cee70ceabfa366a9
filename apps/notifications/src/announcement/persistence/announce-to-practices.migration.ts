import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'notifications.platform_announcement';

/** An announcement of the platform can be for some practices only. */
export class AnnounceToPractices1764840000300 implements MigrationInterface {
  name = 'AnnounceToPractices1764840000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table ${TABLE} add column for_organisation_ids uuid[] not null default '{}'::uuid[]`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ${TABLE} drop column for_organisation_ids`);
  }
}
