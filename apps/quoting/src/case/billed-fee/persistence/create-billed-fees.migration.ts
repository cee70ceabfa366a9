import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was billed for the lines of accepted quotes. */
export class CreateBilledFees1764740002000 implements MigrationInterface {
  name = 'CreateBilledFees1764740002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.billed_fee (${tenantColumns},
      surgery_case_id uuid not null references quoting.surgery_case (id),
      quote_id uuid not null references quoting.quote (id),
      line_id uuid not null,
      amount_minor int not null check (amount_minor >= 0),
      gst_minor int not null check (gst_minor >= 0),
      total_minor int not null,
      quoted_minor int not null,
      billed_on date not null,
      invoice_reference text,
      biller_name text,
      reason text,
      reason_text text,
      entered_by_name text,
      constraint billed_fee_adds_up check (total_minor = amount_minor + gst_minor),
      constraint billed_fee_difference_has_reason check (reason is not null or total_minor = quoted_minor))`);
    await runner.query(`create unique index billed_fee_once on quoting.billed_fee (organisation_id, surgery_case_id, line_id)
      where deleted_at is null`);
    await runner.query(
      `create index billed_fee_by_day on quoting.billed_fee (organisation_id, billed_on) where deleted_at is null`,
    );
    await tenantTable(runner, 'quoting.billed_fee');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.billed_fee');
  }
}
