import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePricingSimulations1764400003002 implements MigrationInterface {
  name = 'CreatePricingSimulations1764400003002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.pricing_simulation (${tenantColumns},
      status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
      rule_id uuid,
      rule jsonb,
      currency text not null,
      since timestamptz not null,
      priced_on date not null,
      total int,
      done int not null,
      result jsonb check ((result is not null) = (status = 'COMPLETED')),
      finished_at timestamptz,
      claim uuid,
      lease_until timestamptz,
      tries int not null default 0,
      queued_at timestamptz not null default now())`);
    await tenantTable(runner, 'quoting.pricing_simulation');
    await runner.query(
      'create index pricing_simulation_by_age on quoting.pricing_simulation (organisation_id, created_at)',
    );
    await runner.query(
      `create index pricing_simulation_open on quoting.pricing_simulation (queued_at) where status in ('QUEUED', 'RUNNING')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.pricing_simulation');
  }
}
