import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When and by whom a case was cancelled, and why if they said so. */
export class CancelSurgeryCases1764500007001 implements MigrationInterface {
  name = 'CancelSurgeryCases1764500007001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.surgery_case
      add column cancelled_at timestamptz,
      add column cancelled_by text check (cancelled_by in ('PATIENT', 'STAFF')),
      add column cancelled_reason text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.surgery_case
      drop column cancelled_reason,
      drop column cancelled_by,
      drop column cancelled_at`);
  }
}
