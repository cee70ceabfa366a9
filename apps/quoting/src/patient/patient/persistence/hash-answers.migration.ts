import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hash over all that an answer says; answers from before it have none. */
export class HashAnswers1795030900000 implements MigrationInterface {
  name = 'HashAnswers1795030900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.patient_response add column answer_sha256 text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.patient_response drop column answer_sha256');
  }
}
