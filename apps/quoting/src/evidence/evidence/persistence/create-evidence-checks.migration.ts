import { practiceTurnTables, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a practice's evidence was last checked, and what is wrong with it. */
export class CreateEvidenceChecks1795121000000 implements MigrationInterface {
  name = 'CreateEvidenceChecks1795121000000';

  async up(runner: QueryRunner): Promise<void> {
    await practiceTurnTables(runner, 'quoting');
    await runner.query(`create table quoting.evidence_check (
      organisation_id uuid primary key,
      asked_at timestamptz,
      checked_at timestamptz,
      files_checked_at timestamptz,
      attested_until timestamptz,
      counts jsonb not null default '{"documents":0,"answers":0,"files":0,"scans":0,"auditEntries":0}')`);
    await tenantTable(runner, 'quoting.evidence_check');
    // A quote that is gone is a fault as well, so that this table refers to none.
    await runner.query(`create table quoting.evidence_fault (${tenantColumns},
      quote_id uuid,
      place text not null,
      fault text not null,
      is_of_file boolean not null,
      found_at timestamptz not null,
      constraint evidence_fault_once unique (organisation_id, place, fault))`);
    await tenantTable(runner, 'quoting.evidence_fault');
    await runner.query(
      'create index evidence_fault_of_quote on quoting.evidence_fault (organisation_id, quote_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.evidence_fault');
    await runner.query('drop table quoting.evidence_check');
    await runner.query('drop table quoting.practice_look');
    await runner.query('drop table quoting.practice_turn');
  }
}
