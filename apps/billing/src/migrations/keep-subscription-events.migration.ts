import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'billing.subscription_event';

// What is known of the time before; when a plan was activated is only known as the last change.
const PAST = `insert into ${TABLE} (organisation_id, subscription_id, kind, at, plan, trial_end)
  select s.organisation_id, s.id, past.kind, past.at, s.plan, s.trial_end from billing.subscription s
    cross join lateral (values
      ('TRIAL_STARTED', s.trial_start, true),
      ('TRIAL_ENDED', s.trial_end, s.status = 'EXPIRED'),
      ('SUBSCRIPTION_CREATED', s.updated_at, s.status in ('ACTIVE', 'PAST_DUE', 'SUSPENDED'))) past (kind, at, is_so)
   where past.is_so order by past.at`;

/** One row for each thing that happened to a subscription; none is ever changed. */
export class KeepSubscriptionEvents1764840000100 implements MigrationInterface {
  name = 'KeepSubscriptionEvents1764840000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table ${TABLE} (
      id uuid primary key default gen_random_uuid(),
      place bigint generated always as identity,
      organisation_id uuid not null,
      subscription_id uuid not null references billing.subscription (id),
      kind text not null,
      at timestamptz not null,
      plan text not null,
      trial_end timestamptz not null)`);
    await tenantTable(runner, TABLE);
    await runner.query(`create index subscription_event_newest on ${TABLE} (organisation_id, place desc)`);
    await runner.query(
      `select set_config('app.platform_scope', 'the events of subscriptions that are there', true)`,
    );
    await runner.query(PAST);
    await appendOnlyTable(runner, TABLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table ${TABLE}`);
  }
}
