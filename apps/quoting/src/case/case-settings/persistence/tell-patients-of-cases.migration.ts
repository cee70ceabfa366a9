import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a practice tells patients by email when their case gets a day, another one, or is cancelled. */
export class TellPatientsOfCases1764850000000 implements MigrationInterface {
  name = 'TellPatientsOfCases1764850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table quoting.case_settings add column tells_patients boolean not null default true',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.case_settings drop column tells_patients');
  }
}
