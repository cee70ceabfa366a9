import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOrganisations1763600001000 implements MigrationInterface {
  name = 'CreateOrganisations1763600001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table identity.organisation (${tenantColumns},
      name text not null,
      email text not null,
      phone text,
      address text,
      website text,
      country text not null check (country in ('AU', 'NZ')),
      currency text not null check (currency in ('AUD', 'NZD')),
      time_zone text not null,
      is_active boolean not null,
      is_non_billing boolean not null,
      constraint organisation_is_its_own check (organisation_id = id))`);
    await tenantTable(runner, 'identity.organisation');
    await runner.query('create unique index organisation_own on identity.organisation (organisation_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.organisation');
  }
}
