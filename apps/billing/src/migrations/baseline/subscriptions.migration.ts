import { appendOnlyTable, practiceTurnTables, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** One per practice. `activity_version` orders the identity events that pause it. */
const SUBSCRIPTION = `
  create table billing.subscription (
    ${tenantColumns},
    plan text not null check (plan in ('BASIC', 'PROFESSIONAL', 'ENTERPRISE')),
    status text not null check (status in ('TRIALING', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'EXPIRED')),
    trial_start timestamptz not null,
    trial_end timestamptz not null,
    reminded_days int,
    cycle text not null default 'MONTHLY' check (cycle in ('MONTHLY', 'YEARLY')),
    anchor date,
    period_start date,
    period_end date,
    as_of date,
    renews boolean not null default false,
    next_plan text check (next_plan in ('BASIC', 'PROFESSIONAL', 'ENTERPRISE')),
    next_cycle text check (next_cycle in ('MONTHLY', 'YEARLY')),
    contact_name text,
    contact_email text,
    business_number text,
    suspends_on date,
    period_rate jsonb,
    is_not_billed boolean not null default false,
    not_billed_since date,
    not_billed_until date,
    not_billed_reason text,
    paused_since date,
    activity_version int not null default 0,
    constraint subscription_check check (trial_end > trial_start),
    constraint subscription_of_organisation unique (organisation_id),
    constraint subscription_check1 check (period_end > period_start),
    constraint not_billed_for_a_reason check (not is_not_billed or not_billed_since is not null and not_billed_reason is not null)
  );
  create index subscription_trial_end on billing.subscription (trial_end) where status = 'TRIALING';
  create index subscription_period_end on billing.subscription (period_end) where status in ('ACTIVE', 'PAST_DUE');
  create index subscription_not_billed on billing.subscription (not_billed_until) where is_not_billed;
`;

const SUBSCRIPTION_EVENT = `
  create table billing.subscription_event (
    id uuid primary key default gen_random_uuid(),
    place bigint generated always as identity,
    organisation_id uuid not null,
    subscription_id uuid not null references billing.subscription (id),
    kind text not null,
    at timestamptz not null,
    plan text not null,
    trial_end timestamptz not null,
    about text
  );
  create index subscription_event_newest on billing.subscription_event (organisation_id, place desc);
`;

/** The history of practices that are temporarily not billed. */
const NON_BILLING_EVENT = `
  create table billing.non_billing_event (
    id uuid primary key default gen_random_uuid(),
    place bigint generated always as identity,
    organisation_id uuid not null,
    subscription_id uuid not null references billing.subscription (id),
    action text not null check (action in ('ENABLED', 'DISABLED', 'EXTENDED', 'SHORTENED', 'REASON_UPDATED')),
    at timestamptz not null,
    by_name text,
    last_day date,
    reason text not null
  );
  create index non_billing_event_newest on billing.non_billing_event (organisation_id, place desc);
`;

/** Creates subscriptions with their history, and practices that are temporarily not billed. */
export async function createSubscriptions(runner: QueryRunner): Promise<void> {
  await runner.query(SUBSCRIPTION);
  await tenantTable(runner, 'billing.subscription');
  await runner.query(SUBSCRIPTION_EVENT);
  await tenantTable(runner, 'billing.subscription_event');
  await appendOnlyTable(runner, 'billing.subscription_event');
  await runner.query(NON_BILLING_EVENT);
  await tenantTable(runner, 'billing.non_billing_event');
  await appendOnlyTable(runner, 'billing.non_billing_event');
  await practiceTurnTables(runner, 'billing');
}
