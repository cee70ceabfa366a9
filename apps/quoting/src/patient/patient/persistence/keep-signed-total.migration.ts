import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The total that a patient signed: that of the options they chose. Null for answers to the previous version. */
export class KeepSignedTotal1764500004000 implements MigrationInterface {
  name = 'KeepSignedTotal1764500004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.patient_response add column total_minor bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.patient_response drop column total_minor');
  }
}
