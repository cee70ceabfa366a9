import { platformTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices, and the last number of each seller, which is taken in the transaction of its invoice: none is left out. */
export class CreateInvoices1795030510000 implements MigrationInterface {
  name = 'CreateInvoices1795030510000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table billing.invoice_series (
      series text primary key,
      last int not null,
      last_issued_on date not null)`);
    await platformTable(runner, 'billing.invoice_series');
    await runner.query(`create table billing.invoice (
      id uuid primary key,
      organisation_id uuid not null,
      subscription_id uuid not null references billing.subscription (id),
      version int not null default 1,
      place bigint generated always as identity,
      number text not null unique,
      status text not null check (status in ('DRAFT', 'PENDING', 'PAID', 'OVERDUE', 'CANCELLED', 'REFUNDED')),
      currency text not null check (currency = 'AUD'),
      issued_on date not null, due_on date not null, supplied_on date not null,
      seller jsonb not null, customer jsonb not null, lines jsonb not null,
      gst_basis_points int not null,
      net_minor int not null, gst_minor int not null,
      total_minor int not null check (total_minor = net_minor + gst_minor and total_minor >= 0),
      paid_on date,
      payment_method text check (payment_method in ('CREDIT_CARD', 'DEBIT_CARD', 'BANK_TRANSFER')),
      payment_reference text,
      created_at timestamptz not null)`);
    await runner.query('create index invoice_newest on billing.invoice (organisation_id, place desc)');
    await runner.query(`create index invoice_due on billing.invoice (due_on) where status = 'PENDING'`);
    await tenantTable(runner, 'billing.invoice');
    await runner.query('alter table billing.charge add invoice_id uuid references billing.invoice (id)');
    await runner.query(
      'create index charge_without_invoice on billing.charge (organisation_id) where invoice_id is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.charge drop invoice_id');
    await runner.query('drop table billing.invoice, billing.invoice_series');
  }
}
