import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Practices that are not billed for a time, with what happened to that. */
export class KeepNonBilling1795030900100 implements MigrationInterface {
  name = 'KeepNonBilling1795030900100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table billing.subscription
      add is_not_billed boolean not null default false,
      add not_billed_since date, add not_billed_until date, add not_billed_reason text,
      add constraint not_billed_for_a_reason
        check (not is_not_billed or (not_billed_since is not null and not_billed_reason is not null))`);
    await runner.query(
      'create index subscription_not_billed on billing.subscription (not_billed_until) where is_not_billed',
    );
    await runner.query(`create table billing.non_billing_event (
      id uuid primary key default gen_random_uuid(),
      place bigint generated always as identity,
      organisation_id uuid not null,
      subscription_id uuid not null references billing.subscription (id),
      action text not null check (action in ('ENABLED', 'DISABLED', 'EXTENDED', 'SHORTENED', 'REASON_UPDATED')),
      at timestamptz not null,
      by_name text, last_day date, reason text not null)`);
    await runner.query(
      'create index non_billing_event_newest on billing.non_billing_event (organisation_id, place desc)',
    );
    await tenantTable(runner, 'billing.non_billing_event');
    await appendOnlyTable(runner, 'billing.non_billing_event');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.non_billing_event');
    await runner.query(`alter table billing.subscription drop is_not_billed, drop not_billed_since, drop not_billed_until,
      drop not_billed_reason`);
  }
}
