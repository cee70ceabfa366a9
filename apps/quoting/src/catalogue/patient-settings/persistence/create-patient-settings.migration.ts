import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How patients of a practice identify, ask and sign. */
export class CreatePatientSettings1764500001000 implements MigrationInterface {
  name = 'CreatePatientSettings1764500001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.patient_settings (${tenantColumns},
      identification text not null check (identification in ('DATE_OF_BIRTH', 'CODE', 'BOTH')),
      answer_target_hours int check (answer_target_hours between 1 and 240),
      check_questions jsonb not null,
      checks_required boolean not null,
      second_signer_needed boolean not null,
      cooling_off_days int not null check (cooling_off_days between 7 and 90),
      constraint patient_settings_of_organisation unique (organisation_id))`);
    await tenantTable(runner, 'quoting.patient_settings');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.patient_settings');
  }
}
