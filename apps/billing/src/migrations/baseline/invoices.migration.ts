import { appendOnlyTable, platformTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** Discounts on practices' subscriptions ("mates rates"). */
const DISCOUNT_RATE = `
  create table billing.discount_rate (
    ${tenantColumns},
    type text not null check (type in ('PERCENTAGE', 'FIXED_AMOUNT', 'CUSTOM_PRICE')),
    value int not null,
    cycle text check (cycle in ('MONTHLY', 'YEARLY')),
    starts_on date not null,
    ends_on date,
    reason text not null,
    status text not null check (status in ('ACTIVE', 'INACTIVE', 'EXPIRED', 'REMOVED')),
    constraint discount_rate_check check (value >= 0 and (type <> 'PERCENTAGE' or value <= 10000)),
    constraint discount_rate_check1 check (ends_on >= starts_on)
  );
  create index discount_rate_of_organisation on billing.discount_rate (organisation_id, starts_on);
`;

/** The last invoice number of each seller. It is taken in the transaction of its invoice, so that no number is skipped. */
const INVOICE_SERIES = `
  create table billing.invoice_series (
    series text primary key,
    last int not null,
    last_issued_on date not null
  );
`;

const INVOICE = `
  create table billing.invoice (
    id uuid primary key,
    organisation_id uuid not null,
    subscription_id uuid not null references billing.subscription (id),
    version int not null default 1,
    place bigint generated always as identity,
    number text not null unique,
    status text not null check (status in ('DRAFT', 'PENDING', 'PAID', 'OVERDUE', 'CANCELLED', 'REFUNDED')),
    currency text not null check (currency = 'AUD'),
    issued_on date not null,
    due_on date not null,
    supplied_on date not null,
    seller jsonb not null,
    customer jsonb not null,
    lines jsonb not null,
    gst_basis_points int not null,
    net_minor int not null,
    gst_minor int not null,
    total_minor int not null,
    paid_on date,
    payment_method text check (payment_method in ('CREDIT_CARD', 'DEBIT_CARD', 'BANK_TRANSFER')),
    payment_reference text,
    created_at timestamptz not null,
    told_stage text check (told_stage in ('DUE_SOON', 'OVERDUE', 'FINAL', 'SUSPENDED')),
    told_on date,
    credit_number text unique,
    credited_on date,
    credit_reason text,
    search_key text not null default '',
    constraint invoice_check check (total_minor = (net_minor + gst_minor) and total_minor >= 0),
    constraint invoice_check1 check ((status in ('CANCELLED', 'REFUNDED')) = (credit_number is not null and credited_on is not null))
  );
  create index invoice_newest on billing.invoice (organisation_id, place desc);
  create index invoice_due on billing.invoice (due_on) where status = 'PENDING';
  create index invoice_unpaid on billing.invoice (organisation_id, due_on) where status in ('PENDING', 'OVERDUE');
  create index invoice_search on billing.invoice using gin (search_key gin_trgm_ops);
  create index invoice_issued on billing.invoice (issued_on, id);
  create index invoice_due_on on billing.invoice (due_on, id);
`;

/** The subscription fee for a period. A charge is on at most one invoice. */
const CHARGE = `
  create table billing.charge (
    id uuid primary key default gen_random_uuid(),
    place bigint generated always as identity,
    organisation_id uuid not null,
    subscription_id uuid not null references billing.subscription (id),
    kind text not null check (kind in ('PLAN', 'PRORATION', 'DISCOUNT')),
    plan text not null check (plan in ('BASIC', 'PROFESSIONAL', 'ENTERPRISE')),
    cycle text not null check (cycle in ('MONTHLY', 'YEARLY')),
    first_day date not null,
    until_day date not null,
    amount_minor bigint not null,
    charged_at timestamptz not null,
    invoice_id uuid references billing.invoice (id),
    label text,
    discount_rate_id uuid references billing.discount_rate (id),
    constraint charge_check check (until_day >= first_day),
    constraint charge_of_rate check ((kind = 'DISCOUNT') = (discount_rate_id is not null))
  );
  create index charge_of_organisation on billing.charge (organisation_id, place);
  create index charge_without_invoice on billing.charge (organisation_id) where invoice_id is null;
`;

/** The history of a mates rate, and the charges it was deducted from. */
const DISCOUNT_RATE_EVENT = `
  create table billing.discount_rate_event (
    id uuid primary key default gen_random_uuid(),
    place bigint generated always as identity,
    organisation_id uuid not null,
    discount_rate_id uuid not null references billing.discount_rate (id),
    action text not null check (action in ('CREATED', 'UPDATED', 'ACTIVATED', 'DEACTIVATED', 'APPLIED', 'REMOVED', 'EXPIRED')),
    at timestamptz not null,
    by_name text,
    type text not null check (type in ('PERCENTAGE', 'FIXED_AMOUNT', 'CUSTOM_PRICE')),
    value int not null,
    cycle text check (cycle in ('MONTHLY', 'YEARLY')),
    starts_on date not null,
    ends_on date,
    reason text not null,
    invoice_number text,
    saved_minor int,
    constraint discount_rate_event_check check (value >= 0 and (type <> 'PERCENTAGE' or value <= 10000)),
    constraint discount_rate_event_check1 check (ends_on >= starts_on)
  );
  create index discount_rate_event_newest on billing.discount_rate_event (organisation_id, discount_rate_id, place desc);
`;

/** Creates mates rates, invoices and their charges. */
export async function createInvoices(runner: QueryRunner): Promise<void> {
  await runner.query(DISCOUNT_RATE);
  await tenantTable(runner, 'billing.discount_rate');
  await runner.query(INVOICE_SERIES);
  await platformTable(runner, 'billing.invoice_series');
  await runner.query(INVOICE);
  await tenantTable(runner, 'billing.invoice');
  await runner.query(CHARGE);
  await tenantTable(runner, 'billing.charge');
  await runner.query(DISCOUNT_RATE_EVENT);
  await tenantTable(runner, 'billing.discount_rate_event');
  await appendOnlyTable(runner, 'billing.discount_rate_event');
}
