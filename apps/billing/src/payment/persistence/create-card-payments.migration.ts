import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards that the provider keeps, what was charged to them, and what the provider reported. */
export class CreateCardPayments1795040100000 implements MigrationInterface {
  name = 'CreateCardPayments1795040100000';

  async up(runner: QueryRunner): Promise<void> {
    await this.createCards(runner);
    await this.createPayments(runner);
    // A report belongs to nobody until it is known what it is about, and only a platform scope sees it.
    await runner.query(`create table billing.stripe_event (
      id text primary key,
      organisation_id uuid,
      type text not null,
      is_live boolean not null,
      object_id text not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'HANDLED', 'IGNORED')),
      note text,
      received_at timestamptz not null,
      handled_at timestamptz)`);
    await tenantTable(runner, 'billing.stripe_event');
  }

  private async createCards(runner: QueryRunner): Promise<void> {
    await runner.query(`create table billing.card_customer (
      organisation_id uuid primary key,
      customer_id text not null unique,
      created_at timestamptz not null)`);
    await tenantTable(runner, 'billing.card_customer');
    await runner.query(`create table billing.payment_method (
      id uuid primary key,
      organisation_id uuid not null,
      version int not null default 1,
      provider_id text not null unique,
      kind text not null check (kind in ('CREDIT_CARD', 'DEBIT_CARD')),
      brand text not null, last_four text not null, exp_month int not null, exp_year int not null,
      is_default boolean not null,
      added_at timestamptz not null,
      removed_at timestamptz,
      check (removed_at is null or not is_default))`);
    await tenantTable(runner, 'billing.payment_method');
    await runner.query(
      'create index payment_method_kept on billing.payment_method (organisation_id, added_at)',
    );
    await runner.query(
      'create unique index payment_method_default on billing.payment_method (organisation_id) where is_default',
    );
  }

  private async createPayments(runner: QueryRunner): Promise<void> {
    await runner.query(`create table billing.card_payment (
      id uuid primary key,
      organisation_id uuid not null,
      invoice_id uuid not null references billing.invoice (id),
      place int not null,
      kind text not null check (kind in ('CHARGE', 'LINK')),
      payment_method_id uuid references billing.payment_method (id),
      amount_minor int not null check (amount_minor > 0),
      state text not null check (state in ('STARTED', 'PAID', 'DECLINED', 'NEEDS_AUTHENTICATION', 'DROPPED')),
      tried_on date not null,
      retry_on date,
      session_id text,
      intent_id text unique,
      is_surplus boolean not null default false,
      refund text check (refund in ('DONE', 'FAILED')),
      started_at timestamptz not null,
      called_at timestamptz,
      ended_at timestamptz,
      unique (invoice_id, place))`);
    await tenantTable(runner, 'billing.card_payment');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table billing.stripe_event, billing.card_payment, billing.payment_method, billing.card_customer',
    );
  }
}
