import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One final answer for each revision of a quote. Every quote answered so far had one revision, as does every
 * quote answered by the previous version.
 */
export class AnswerPerRevision1764000002000 implements MigrationInterface {
  name = 'AnswerPerRevision1764000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.patient_response add column revision int not null default 1');
    await runner.query(`alter table quoting.patient_response
      drop constraint patient_response_once,
      add constraint patient_response_once unique (organisation_id, quote_id, revision)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.patient_response
      drop constraint patient_response_once,
      add constraint patient_response_once unique (organisation_id, quote_id)`);
    await runner.query('alter table quoting.patient_response drop column revision');
  }
}
