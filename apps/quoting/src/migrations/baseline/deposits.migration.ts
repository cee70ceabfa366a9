import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** Online deposits are paid into the practice's own account. */
const DEPOSIT_SETTINGS = `
  create table quoting.deposit_settings (
    ${tenantColumns},
    is_on boolean not null,
    kind text not null check (kind in ('PERCENTAGE', 'FIXED')),
    basis_points int not null check (basis_points >= 1 and basis_points <= 10000),
    amount_minor int check (amount_minor > 0),
    due_days int not null check (due_days >= 0 and due_days <= 180),
    cancellation_words text,
    business_number text,
    sealed_key text,
    key_end text,
    is_live boolean not null,
    sealed_webhook_secret text,
    webhook_end text,
    hook_id text not null unique,
    constraint deposit_settings_check check (not is_on or sealed_key is not null and sealed_webhook_secret is not null),
    constraint deposit_settings_of_organisation unique (organisation_id)
  );
`;

const DEPOSIT_PAYMENT = `
  create table quoting.deposit_payment (
    ${tenantColumns},
    surgery_case_id uuid not null references quoting.surgery_case (id),
    quote_id uuid not null references quoting.quote (id),
    link_id uuid not null references quoting.patient_link (id),
    place int not null,
    reference text not null,
    amount_minor int not null check (amount_minor > 0),
    currency text not null,
    state text not null check (state in ('STARTED', 'PAID', 'EXPIRED')),
    session_id text not null,
    intent_id text,
    brand text,
    last_four text,
    is_live boolean not null,
    problem text check (problem in ('DOUBLE', 'CANCELLED', 'NOT_ALLOWED')),
    started_at timestamptz not null,
    paid_at timestamptz,
    failed_at timestamptz,
    unique (organisation_id, surgery_case_id, place),
    unique (organisation_id, session_id),
    unique (organisation_id, intent_id)
  );
`;

const DEPOSIT_REFUND = `
  create table quoting.deposit_refund (
    ${tenantColumns},
    surgery_case_id uuid not null references quoting.surgery_case (id),
    payment_id uuid not null references quoting.deposit_payment (id),
    amount_minor int not null check (amount_minor > 0),
    state text not null check (state in ('STARTED', 'DONE', 'FAILED')),
    reason text not null,
    by_name text not null,
    provider_id text,
    started_at timestamptz not null,
    ended_at timestamptz,
    unique (organisation_id, provider_id)
  );
  create index deposit_refund_of_case on quoting.deposit_refund (organisation_id, surgery_case_id);
`;

/** Events that the payment provider reported. */
const DEPOSIT_EVENT = `
  create table quoting.deposit_event (
    organisation_id uuid not null,
    id text not null,
    type text not null,
    is_live boolean not null,
    object_id text not null,
    state text not null default 'WAITING' check (state in ('WAITING', 'HANDLED', 'IGNORED')),
    note text,
    received_at timestamptz not null,
    handled_at timestamptz,
    primary key (organisation_id, id)
  );
`;

/** Creates deposits, and the payment provider's events about them. */
export async function createDeposits(runner: QueryRunner): Promise<void> {
  await runner.query(DEPOSIT_SETTINGS);
  await tenantTable(runner, 'quoting.deposit_settings');
  await runner.query(DEPOSIT_PAYMENT);
  await tenantTable(runner, 'quoting.deposit_payment');
  await runner.query(DEPOSIT_REFUND);
  await tenantTable(runner, 'quoting.deposit_refund');
  await runner.query(DEPOSIT_EVENT);
  await tenantTable(runner, 'quoting.deposit_event');
}
