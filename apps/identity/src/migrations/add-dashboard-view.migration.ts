import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The dashboard view (Today, Grid or Kanban) that each person chose last. */
export class AddDashboardView1764630000030 implements MigrationInterface {
  name = 'AddDashboardView1764630000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity."user" add column dashboard_view text not null default 'TODAY'
      constraint user_dashboard_view check (dashboard_view in ('TODAY', 'GRID', 'KANBAN'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity."user" drop column dashboard_view');
  }
}
