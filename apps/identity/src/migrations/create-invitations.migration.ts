import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvitations1763700002000 implements MigrationInterface {
  name = 'CreateInvitations1763700002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table identity.invitation (${tenantColumns},
      email text not null check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      role text not null check (role in ('ORG_ADMIN', 'SALES_MANAGER', 'LEAD_COORDINATOR', 'USER')),
      token_hash text not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      accepted_user_id uuid,
      check ((accepted_at is null) = (accepted_user_id is null)),
      foreign key (organisation_id) references identity.organisation (organisation_id))`);
    await tenantTable(runner, 'identity.invitation');
    // A link does not say whose it is, so it is looked up across organisations.
    await runner.query('create unique index invitation_token on identity.invitation (token_hash)');
    await runner.query(`create unique index invitation_open on identity.invitation (organisation_id, email)
      where deleted_at is null and accepted_at is null`);
    for (const sort of ['created_at', 'email'])
      await runner.query(`create index invitation_by_${sort} on identity.invitation (organisation_id, ${sort}, id)
        where deleted_at is null and accepted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.invitation');
  }
}
