import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1763600002000 implements MigrationInterface {
  name = 'CreateUsers1763600002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table identity."user" (${tenantColumns},
      email text not null check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      role text not null check (role in ('SUPER_ADMIN', 'ORG_ADMIN', 'SALES_MANAGER', 'LEAD_COORDINATOR', 'USER')),
      is_active boolean not null,
      grants jsonb,
      password_hash text not null,
      foreign key (organisation_id) references identity.organisation (organisation_id),
      unique (organisation_id, id))`);
    await tenantTable(runner, 'identity."user"');
    // The one unique rule that does not begin with the organisation: an email signs in to one account of the platform.
    await runner.query('create unique index user_email on identity."user" (email) where deleted_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity."user"');
  }
}
