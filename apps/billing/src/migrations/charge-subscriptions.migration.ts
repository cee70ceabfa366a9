import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLAN = `check (%s in ('BASIC', 'PROFESSIONAL', 'ENTERPRISE'))`;
const CYCLE = `check (%s in ('MONTHLY', 'YEARLY'))`;
const within = (rule: string, column: string): string => `${column} text ${rule.replace('%s', column)}`;

/**
 * Subscriptions have a cycle, a period and somebody to send the bill to, and what they cost is kept as charges. Those that were
 * activated before anything was charged begin a month for which nothing is.
 */
export class ChargeSubscriptions1795030500000 implements MigrationInterface {
  name = 'ChargeSubscriptions1795030500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table billing.subscription
      add ${within(CYCLE, 'cycle')} not null default 'MONTHLY',
      add anchor date, add period_start date, add period_end date check (period_end > period_start), add as_of date,
      add renews boolean not null default false,
      add ${within(PLAN, 'next_plan')}, add ${within(CYCLE, 'next_cycle')},
      add contact_name text, add contact_email text, add business_number text`);
    await runner.query(`create index subscription_period_end on billing.subscription (period_end)
      where status in ('ACTIVE', 'PAST_DUE')`);
    await runner.query('alter table billing.subscription_event add about text');
    await runner.query(`create table billing.charge (
      id uuid primary key default gen_random_uuid(),
      place bigint generated always as identity,
      organisation_id uuid not null,
      subscription_id uuid not null references billing.subscription (id),
      kind text not null check (kind in ('PLAN', 'PRORATION')),
      ${within(PLAN, 'plan')} not null, ${within(CYCLE, 'cycle')} not null,
      first_day date not null, until_day date not null check (until_day >= first_day),
      amount_minor bigint not null,
      charged_at timestamptz not null)`);
    await runner.query('create index charge_of_organisation on billing.charge (organisation_id, place)');
    await tenantTable(runner, 'billing.charge');
    await runner.query(`select set_config('app.platform_scope', 'active subscriptions begin a month', true)`);
    await runner.query(`update billing.subscription set renews = true, anchor = current_date, as_of = current_date,
        period_start = current_date, period_end = (current_date + interval '1 month')::date
      where status in ('ACTIVE', 'PAST_DUE', 'SUSPENDED')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.charge');
    await runner.query('alter table billing.subscription_event drop about');
    await runner.query(`alter table billing.subscription drop cycle, drop anchor, drop period_start, drop period_end, drop as_of,
      drop renews, drop next_plan, drop next_cycle, drop contact_name, drop contact_email, drop business_number`);
  }
}
