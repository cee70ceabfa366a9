import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The plan in force, as billing tells it; null where it has not told yet. `plan_version` orders its events. */
export class PracticePlan1795032000000 implements MigrationInterface {
  name = 'PracticePlan1795032000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity.organisation
      add column plan text check (plan in ('BASIC', 'PROFESSIONAL', 'ENTERPRISE')),
      add column plan_version int not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.organisation drop column plan, drop column plan_version');
  }
}
