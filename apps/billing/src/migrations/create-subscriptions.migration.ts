import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSubscriptions1763600001000 implements MigrationInterface {
  name = 'CreateSubscriptions1763600001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table billing.subscription (${tenantColumns},
      plan text not null check (plan in ('BASIC', 'PROFESSIONAL', 'ENTERPRISE')),
      status text not null check (status in ('TRIALING', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'EXPIRED')),
      trial_start timestamptz not null,
      trial_end timestamptz not null check (trial_end > trial_start),
      constraint subscription_of_organisation unique (organisation_id))`);
    await tenantTable(runner, 'billing.subscription');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.subscription');
  }
}
