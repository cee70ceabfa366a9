import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import can be cancelled, and stores whose rights it uses. */
export class CancelImport1764100000000 implements MigrationInterface {
  name = 'CancelImport1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table import.import_run add column cancel_requested_at timestamptz, add column on_behalf_of uuid',
    );
    await allowStatuses(runner, ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update import.import_run set status = 'FAILED' where status = 'CANCELLED'`);
    await allowStatuses(runner, ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED']);
    await runner.query(
      'alter table import.import_run drop column cancel_requested_at, drop column on_behalf_of',
    );
  }
}

async function allowStatuses(runner: QueryRunner, statuses: readonly string[]): Promise<void> {
  const list = statuses.map((status) => `'${status}'`).join(', ');
  await runner.query('alter table import.import_run drop constraint import_run_status_check');
  await runner.query(
    `alter table import.import_run add constraint import_run_status_check check (status in (${list}))`,
  );
}
