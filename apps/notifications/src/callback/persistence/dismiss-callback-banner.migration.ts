import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'notifications.callback_banner_dismissal';

/** Who has put the banner of callbacks away, when, and of how many it told then. */
export class DismissCallbackBanner1764840000200 implements MigrationInterface {
  name = 'DismissCallbackBanner1764840000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table ${TABLE} (
      organisation_id uuid not null,
      user_id uuid not null,
      dismissed_at timestamptz not null,
      callbacks int not null,
      primary key (organisation_id, user_id))`);
    await tenantTable(runner, TABLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table ${TABLE}`);
  }
}
