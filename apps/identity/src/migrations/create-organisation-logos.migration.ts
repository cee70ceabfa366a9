import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A practice can have a logo. Images have their own table, so that reading a practice does not load them. */
export class CreateOrganisationLogos1763720001000 implements MigrationInterface {
  name = 'CreateOrganisationLogos1763720001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.organisation add column logo text');
    await runner.query(`create table identity.organisation_logo (${tenantColumns},
      media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
      width int not null check (width between 1 and 512),
      height int not null check (height between 1 and 512),
      data bytea not null check (octet_length(data) <= 204800),
      constraint organisation_logo_is_its_own check (organisation_id = id),
      foreign key (organisation_id) references identity.organisation (organisation_id))`);
    await tenantTable(runner, 'identity.organisation_logo');
    await runner.query(
      'create unique index organisation_logo_own on identity.organisation_logo (organisation_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.organisation_logo');
    await runner.query('alter table identity.organisation drop column logo');
  }
}
