import { tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const CARD_CUSTOMER = `
  create table billing.card_customer (
    organisation_id uuid primary key,
    customer_id text not null unique,
    created_at timestamptz not null
  );
`;

const PAYMENT_METHOD = `
  create table billing.payment_method (
    id uuid primary key,
    organisation_id uuid not null,
    version int not null default 1,
    provider_id text not null unique,
    kind text not null check (kind in ('CREDIT_CARD', 'DEBIT_CARD')),
    brand text not null,
    last_four text not null,
    exp_month int not null,
    exp_year int not null,
    is_default boolean not null,
    added_at timestamptz not null,
    removed_at timestamptz,
    constraint payment_method_check check (removed_at is null or not is_default)
  );
  create index payment_method_kept on billing.payment_method (organisation_id, added_at);
  create unique index payment_method_default on billing.payment_method (organisation_id) where is_default;
`;

const CARD_PAYMENT = `
  create table billing.card_payment (
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
    unique (invoice_id, place)
  );
`;

/**
 * Events that the payment provider reported. An event belongs to no practice until its subject is known, so only a platform scope
 * sees it.
 */
const STRIPE_EVENT = `
  create table billing.stripe_event (
    id text primary key,
    organisation_id uuid,
    type text not null,
    is_live boolean not null,
    object_id text not null,
    state text not null default 'WAITING' check (state in ('WAITING', 'HANDLED', 'IGNORED')),
    note text,
    received_at timestamptz not null,
    handled_at timestamptz
  );
`;

/** Creates the cards kept by the provider, the charges to them, and the provider's events. */
export async function createPayments(runner: QueryRunner): Promise<void> {
  await runner.query(CARD_CUSTOMER);
  await tenantTable(runner, 'billing.card_customer');
  await runner.query(PAYMENT_METHOD);
  await tenantTable(runner, 'billing.payment_method');
  await runner.query(CARD_PAYMENT);
  await tenantTable(runner, 'billing.card_payment');
  await runner.query(STRIPE_EVENT);
  await tenantTable(runner, 'billing.stripe_event');
}
