import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TERMS = `type text not null check (type in ('PERCENTAGE', 'FIXED_AMOUNT', 'CUSTOM_PRICE')),
  value int not null check (value >= 0 and (type <> 'PERCENTAGE' or value <= 10000)),
  cycle text check (cycle in ('MONTHLY', 'YEARLY')),
  starts_on date not null, ends_on date check (ends_on >= starts_on),
  reason text not null`;

/** Mates rates with their history, and the lines of charges that they make. */
export class CreateDiscountRates1795030900000 implements MigrationInterface {
  name = 'CreateDiscountRates1795030900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table billing.discount_rate (${tenantColumns}, ${TERMS},
      status text not null check (status in ('ACTIVE', 'INACTIVE', 'EXPIRED', 'REMOVED')))`);
    await runner.query(
      'create index discount_rate_of_organisation on billing.discount_rate (organisation_id, starts_on)',
    );
    await tenantTable(runner, 'billing.discount_rate');
    await runner.query(`create table billing.discount_rate_event (
      id uuid primary key default gen_random_uuid(),
      place bigint generated always as identity,
      organisation_id uuid not null,
      discount_rate_id uuid not null references billing.discount_rate (id),
      action text not null check (action in
        ('CREATED', 'UPDATED', 'ACTIVATED', 'DEACTIVATED', 'APPLIED', 'REMOVED', 'EXPIRED')),
      at timestamptz not null,
      by_name text, ${TERMS},
      invoice_number text, saved_minor int)`);
    await runner.query(
      'create index discount_rate_event_newest on billing.discount_rate_event (organisation_id, discount_rate_id, place desc)',
    );
    await tenantTable(runner, 'billing.discount_rate_event');
    await appendOnlyTable(runner, 'billing.discount_rate_event');
    await runner.query(`alter table billing.charge add label text,
      add discount_rate_id uuid references billing.discount_rate (id),
      drop constraint charge_kind_check,
      add constraint charge_kind_check check (kind in ('PLAN', 'PRORATION', 'DISCOUNT')),
      add constraint charge_of_rate check ((kind = 'DISCOUNT') = (discount_rate_id is not null))`);
    await runner.query('alter table billing.subscription add period_rate jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.subscription drop period_rate');
    await runner.query(`delete from billing.charge where kind = 'DISCOUNT'`);
    await runner.query(`alter table billing.charge drop constraint charge_of_rate, drop constraint charge_kind_check,
      add constraint charge_kind_check check (kind in ('PLAN', 'PRORATION')),
      drop label, drop discount_rate_id`);
    await runner.query('drop table billing.discount_rate_event, billing.discount_rate');
  }
}
