import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'quoting.surgery_case';

const INDEXES = [
  `create index surgery_case_by_starts_at on ${TABLE} (organisation_id, starts_at, id) where deleted_at is null`,
  `create index surgery_case_by_starts_at_desc on ${TABLE} (organisation_id, starts_at desc nulls last, id desc) where deleted_at is null`,
  `create index surgery_case_by_doctor_id on ${TABLE} (organisation_id, doctor_id, accepted_at, id) where deleted_at is null`,
  `create index surgery_case_by_hospital_id on ${TABLE} (organisation_id, hospital_id, accepted_at, id) where deleted_at is null`,
];

/** When, where and with whom a surgery is: of the cases that are there, the doctor and hospital of their quote. */
export class BookSurgeryCases1764720000000 implements MigrationInterface {
  name = 'BookSurgeryCases1764720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.surgery_case
      add column starts_at timestamptz,
      add column duration_minutes int check (duration_minutes > 0),
      add column hospital_id uuid,
      add column theatre text,
      add column doctor_id uuid,
      add column assistant_id uuid,
      add column anaesthetist_id uuid`);
    await runner.query(
      `select set_config('app.platform_scope', 'cases get the doctor and hospital of their quote', true)`,
    );
    await runner.query(`update quoting.surgery_case
      set doctor_id = (doctor->>'id')::uuid, hospital_id = (hospital->>'id')::uuid`);
    for (const index of INDEXES) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.surgery_case
      drop column anaesthetist_id,
      drop column assistant_id,
      drop column doctor_id,
      drop column theatre,
      drop column hospital_id,
      drop column duration_minutes,
      drop column starts_at`);
  }
}
