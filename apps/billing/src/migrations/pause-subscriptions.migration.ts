import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a subscription waits because its practice is deactivated. `activity_version` orders identity's events. */
export class PauseSubscriptions1795040000000 implements MigrationInterface {
  name = 'PauseSubscriptions1795040000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table billing.subscription
      add column paused_since date, add column activity_version int not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table billing.subscription drop column paused_since, drop column activity_version',
    );
  }
}
