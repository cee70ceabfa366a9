import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records when staff revoked a link. Existing links stay valid. */
export class RevokePatientLinks1764810000000 implements MigrationInterface {
  name = 'RevokePatientLinks1764810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.patient_link add column revoked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.patient_link drop column revoked_at');
  }
}
