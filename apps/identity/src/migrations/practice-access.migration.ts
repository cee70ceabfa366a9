import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a practice is read-only, beside what every request reads of it; `access_version` orders billing's events. */
export class PracticeAccess1764760000200 implements MigrationInterface {
  name = 'PracticeAccess1764760000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity.organisation
      add column read_only_since timestamptz, add column access_version int not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table identity.organisation drop column read_only_since, drop column access_version',
    );
  }
}
