import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices are taken back by adjustment notes, and super admins list and find those of every practice. */
export class CreditInvoices1795030530000 implements MigrationInterface {
  name = 'CreditInvoices1795030530000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table billing.invoice
      add credit_number text unique, add credited_on date, add credit_reason text,
      add search_key text not null default '',
      add check ((status in ('CANCELLED', 'REFUNDED')) = (credit_number is not null and credited_on is not null))`);
    await runner.query(
      `select set_config('app.platform_scope', 'invoices that are there are found by their numbers', true)`,
    );
    await runner.query(
      `update billing.invoice set search_key = lower(number || ' ' || (customer->>'practice'))`,
    );
    await runner.query(
      'create index invoice_search on billing.invoice using gin (search_key public.gin_trgm_ops)',
    );
    await runner.query('create index invoice_issued on billing.invoice (issued_on, id)');
    await runner.query('create index invoice_due_on on billing.invoice (due_on, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index billing.invoice_due_on, billing.invoice_issued, billing.invoice_search');
    await runner.query(`alter table billing.invoice
      drop credit_number, drop credited_on, drop credit_reason, drop search_key`);
  }
}
