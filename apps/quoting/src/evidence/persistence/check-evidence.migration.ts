import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a practice's evidence is checked next, and what was found wrong with it: one open row for each quote. */
export class CheckEvidence1795060000000 implements MigrationInterface {
  name = 'CheckEvidence1795060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.evidence_check (
      organisation_id uuid primary key,
      due_at timestamptz not null,
      checked_at timestamptz)`);
    await tenantTable(runner, 'quoting.evidence_check');
    // A quote that is gone is a fault as well, so that this table refers to none.
    await runner.query(`create table quoting.evidence_fault (
      id uuid primary key,
      organisation_id uuid not null,
      quote_id uuid,
      quote_key uuid not null generated always as (coalesce(quote_id, '00000000-0000-0000-0000-000000000000')) stored,
      faults text not null check (faults <> ''),
      found_at timestamptz not null,
      settled_at timestamptz)`);
    await runner.query(`create unique index evidence_fault_open on quoting.evidence_fault (organisation_id, quote_key)
      where settled_at is null`);
    await tenantTable(runner, 'quoting.evidence_fault');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.evidence_fault');
    await runner.query('drop table quoting.evidence_check');
  }
}
