import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSessions1763600003000 implements MigrationInterface {
  name = 'CreateSessions1763600003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table identity.session (${tenantColumns},
      user_id uuid not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (end_reason in ('SIGNED_OUT', 'TOKEN_REUSED')),
      check ((ended_at is null) = (end_reason is null)),
      foreign key (organisation_id, user_id) references identity."user" (organisation_id, id),
      unique (organisation_id, id))`);
    await tenantTable(runner, 'identity.session');
    await runner.query('create index session_of_user on identity.session (organisation_id, user_id)');
    await runner.query('create index session_over on identity.session (least(ended_at, expires_at))');

    await runner.query(`create table identity.refresh_token (${tenantColumns},
      session_id uuid not null,
      token_hash text not null,
      spent_at timestamptz,
      foreign key (organisation_id, session_id) references identity.session (organisation_id, id) on delete cascade)`);
    await tenantTable(runner, 'identity.refresh_token');
    // A token does not say whose it is, so it is looked up across organisations.
    await runner.query('create unique index refresh_token_hash on identity.refresh_token (token_hash)');
    await runner.query(
      'create index refresh_token_of_session on identity.refresh_token (organisation_id, session_id)',
    );
    await runner.query(
      'create index refresh_token_spent on identity.refresh_token (spent_at) where spent_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.refresh_token');
    await runner.query('drop table identity.session');
  }
}
