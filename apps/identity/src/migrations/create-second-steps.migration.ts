import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const END_REASONS = `'SIGNED_OUT', 'SIGNED_OUT_ELSEWHERE', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'DEACTIVATED',
  'SECOND_STEP_CHANGED', 'SUPPORT_STOPPED', 'SUPPORT_EXPIRED'`;

/** Confirmed addresses, second steps of signing in, and support sessions. */
export class CreateSecondSteps1763800001000 implements MigrationInterface {
  name = 'CreateSecondSteps1763800001000';

  async up(runner: QueryRunner): Promise<void> {
    await this.accounts(runner);
    await this.sessions(runner);
    await this.secondSteps(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['second_step_guard', 'passkey', 'recovery_code', 'totp'])
      await runner.query(`drop table identity.${table}`);
    await runner.query(`alter table identity.session drop column confirmed_at, drop column second_step_at,
      drop column challenge, drop column challenge_at, drop column impersonator_user_id, drop column impersonator_session_id,
      drop column impersonator_name, drop column support_reason, drop column read_only`);
    await runner.query('alter table identity.organisation drop column mfa_required_roles');
    await runner.query('alter table identity."user" drop column email_confirmed_at');
  }

  private async accounts(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity."user" add column email_confirmed_at timestamptz');
    await runner.query(
      `select set_config('app.platform_scope', 'accounts that were let in before addresses were confirmed stay let in', true)`,
    );
    await runner.query('update identity."user" set email_confirmed_at = created_at');
    await runner.query(
      `alter table identity.organisation add column mfa_required_roles text[] not null default '{}'`,
    );
    await runner.query('alter table identity.account_token drop constraint account_token_purpose_check');
    await runner.query(`alter table identity.account_token add constraint account_token_purpose_check
      check (purpose in ('PASSWORD_RESET', 'EMAIL_CONFIRMATION'))`);
  }

  private async sessions(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity.session
      add column confirmed_at timestamptz,
      add column second_step_at timestamptz,
      add column challenge text,
      add column challenge_at timestamptz,
      add column impersonator_user_id uuid,
      add column impersonator_session_id uuid,
      add column impersonator_name text,
      add column support_reason text,
      add column read_only boolean,
      add constraint session_support check (
        num_nulls(impersonator_user_id, impersonator_session_id, impersonator_name, support_reason, read_only) in (0, 5))`);
    await runner.query('update identity.session set confirmed_at = created_at');
    await runner.query('alter table identity.session drop constraint session_end_reason_check');
    await runner.query(
      `alter table identity.session add constraint session_end_reason_check check (end_reason in (${END_REASONS}))`,
    );
    // The super admin is of another practice, so what follows from an own session is looked up across organisations.
    await runner.query(`create index session_of_support on identity.session (impersonator_user_id, created_at)
      where impersonator_user_id is not null`);
  }

  private async secondSteps(runner: QueryRunner): Promise<void> {
    const ofUser = 'foreign key (organisation_id, user_id) references identity."user" (organisation_id, id)';
    await runner.query(`create table identity.totp (${tenantColumns},
      user_id uuid not null,
      sealed_secret text not null,
      confirmed_at timestamptz,
      last_used_step bigint,
      unique (organisation_id, user_id), ${ofUser})`);
    await runner.query(`create table identity.recovery_code (${tenantColumns},
      user_id uuid not null,
      code_hash text not null,
      used_at timestamptz,
      unique (organisation_id, user_id, code_hash), ${ofUser})`);
    await runner.query(`create table identity.passkey (${tenantColumns},
      user_id uuid not null,
      name text not null,
      credential_id text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}',
      is_backed_up boolean not null,
      last_used_at timestamptz,
      ${ofUser})`);
    // A credential belongs to one account of the whole platform.
    await runner.query('create unique index passkey_credential on identity.passkey (credential_id)');
    await runner.query('create index passkey_of_user on identity.passkey (organisation_id, user_id)');
    await runner.query(`create table identity.second_step_guard (${tenantColumns},
      user_id uuid not null,
      failures int not null,
      blocked_until timestamptz,
      unique (organisation_id, user_id), ${ofUser})`);
    for (const table of ['totp', 'recovery_code', 'passkey', 'second_step_guard'])
      await tenantTable(runner, `identity.${table}`);
  }
}
