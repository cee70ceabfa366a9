import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came back of emails, each report once, and the addresses that nothing is sent to. */
export class CreateMailSuppression1764750000002 implements MigrationInterface {
  name = 'CreateMailSuppression1764750000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notifications.mail_suppression (${tenantColumns},
      address text not null,
      reason text not null,
      detail text,
      mail_id uuid,
      quote_id uuid,
      quote_number text)`);
    await tenantTable(runner, 'notifications.mail_suppression');
    await runner.query(`create unique index mail_suppression_of_address on notifications.mail_suppression (organisation_id, address)
      where deleted_at is null`);
    await runner.query(`create table notifications.mail_report (
      organisation_id uuid not null,
      mail_id uuid not null,
      report_key text not null,
      type text not null,
      address text not null,
      happened_at timestamptz not null,
      received_at timestamptz not null default now(),
      primary key (organisation_id, mail_id, report_key))`);
    await tenantTable(runner, 'notifications.mail_report');
    await appendOnlyTable(runner, 'notifications.mail_report');
    await runner.query(`create index mail_report_of_address on notifications.mail_report (organisation_id, address, received_at)
      where type = 'SOFT_BOUNCE'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.mail_report');
    await runner.query('drop table notifications.mail_suppression');
  }
}
