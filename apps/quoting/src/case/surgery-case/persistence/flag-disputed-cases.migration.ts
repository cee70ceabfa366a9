import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cases whose acceptance the patient disputes are held, and how each dispute was settled is kept. */
export class FlagDisputedCases1795030600000 implements MigrationInterface {
  name = 'FlagDisputedCases1795030600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.surgery_case add is_disputed boolean not null default false');
    // What patients disputed before is held from now on.
    await runner.query(`update quoting.surgery_case c set is_disputed = true from quoting.quote q
      where q.organisation_id = c.organisation_id and q.id = c.quote_id and q.status = 'ACCEPTED'
        and q.acceptance->>'disputedAt' is not null`);
    await runner.query(
      `create index surgery_case_disputed on quoting.surgery_case (organisation_id, id)
        where deleted_at is null and is_disputed`,
    );
    await runner.query(`create table quoting.dispute_settlement (
      id uuid primary key,
      organisation_id uuid not null,
      quote_id uuid not null references quoting.quote (id),
      revision int not null,
      outcome text not null check (outcome in ('STANDS', 'NOT_ACCEPTED')),
      reason text not null,
      note text,
      document_id uuid references quoting.case_document (id),
      settled_at timestamptz not null,
      settled_by uuid not null,
      settled_by_name text not null,
      constraint settled_once unique (organisation_id, quote_id, revision),
      constraint settled_with_evidence check (note is not null or document_id is not null))`);
    await tenantTable(runner, 'quoting.dispute_settlement');
    await appendOnlyTable(runner, 'quoting.dispute_settlement');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.dispute_settlement');
    await runner.query('drop index quoting.surgery_case_disputed');
    await runner.query('alter table quoting.surgery_case drop is_disputed');
  }
}
