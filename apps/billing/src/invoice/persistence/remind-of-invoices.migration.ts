import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payment reminders that were sent, and since when a practice is read-only because of unpaid invoices. */
export class RemindOfInvoices1795030520000 implements MigrationInterface {
  name = 'RemindOfInvoices1795030520000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table billing.invoice
      add told_stage text check (told_stage in ('DUE_SOON', 'OVERDUE', 'FINAL', 'SUSPENDED')), add told_on date`);
    await runner.query(`create index invoice_unpaid on billing.invoice (organisation_id, due_on)
      where status in ('PENDING', 'OVERDUE')`);
    await runner.query('alter table billing.subscription add suspends_on date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.subscription drop suspends_on');
    await runner.query('drop index billing.invoice_unpaid');
    await runner.query('alter table billing.invoice drop told_stage, drop told_on');
  }
}
