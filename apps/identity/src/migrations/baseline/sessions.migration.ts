import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const SESSION = `
  create table identity.session (
    ${tenantColumns},
    user_id uuid not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (end_reason in ('SIGNED_OUT', 'SIGNED_OUT_ELSEWHERE', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'DEACTIVATED',
      'SECOND_STEP_CHANGED', 'SUPPORT_STOPPED', 'SUPPORT_EXPIRED', 'PRACTICE_DEACTIVATED')),
    last_used_at timestamptz not null default now(),
    ip_address text not null default '',
    user_agent text not null default '',
    confirmed_at timestamptz,
    second_step_at timestamptz,
    challenge text,
    challenge_at timestamptz,
    impersonator_user_id uuid,
    impersonator_session_id uuid,
    impersonator_name text,
    support_reason text,
    read_only boolean,
    support_closed_at timestamptz,
    locked_at timestamptz,
    unlocked_at timestamptz,
    constraint session_check check ((ended_at is null) = (end_reason is null)),
    unique (organisation_id, id),
    constraint session_support check (num_nulls(impersonator_user_id, impersonator_session_id, impersonator_name, support_reason,
      read_only) in (0, 5)),
    foreign key (organisation_id, user_id) references identity."user" (organisation_id, id)
  );
  create index session_of_user on identity.session (organisation_id, user_id);
  create index session_over on identity.session (least(ended_at, expires_at));
  -- The super admin is of another practice, so what follows from an own session is looked up across organisations.
  create index session_of_support on identity.session (impersonator_user_id, created_at) where impersonator_user_id is not null;
  create index session_support_open on identity.session (id) where impersonator_user_id is not null and support_closed_at is null;
  create index session_support_recent on identity.session (created_at, id) where impersonator_user_id is not null;
`;

const REFRESH_TOKEN = `
  create table identity.refresh_token (
    ${tenantColumns},
    session_id uuid not null,
    token_hash text not null,
    spent_at timestamptz,
    foreign key (organisation_id, session_id) references identity.session (organisation_id, id) on delete cascade
  );
  -- A token does not say whose it is, so it is looked up across organisations.
  create unique index refresh_token_hash on identity.refresh_token (token_hash);
  create index refresh_token_of_session on identity.refresh_token (organisation_id, session_id);
  create index refresh_token_spent on identity.refresh_token (spent_at) where spent_at is not null;
`;

const TOTP = `
  create table identity.totp (
    ${tenantColumns},
    user_id uuid not null,
    sealed_secret text not null,
    confirmed_at timestamptz,
    last_used_step bigint,
    foreign key (organisation_id, user_id) references identity."user" (organisation_id, id)
  );
  create unique index totp_of_user on identity.totp (organisation_id, user_id, ((confirmed_at is null)));
`;

const RECOVERY_CODE = `
  create table identity.recovery_code (
    ${tenantColumns},
    user_id uuid not null,
    code_hash text not null,
    used_at timestamptz,
    unique (organisation_id, user_id, code_hash),
    foreign key (organisation_id, user_id) references identity."user" (organisation_id, id)
  );
`;

const PASSKEY = `
  create table identity.passkey (
    ${tenantColumns},
    user_id uuid not null,
    name text not null,
    credential_id text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null default '{}',
    is_backed_up boolean not null,
    last_used_at timestamptz,
    foreign key (organisation_id, user_id) references identity."user" (organisation_id, id)
  );
  -- A credential belongs to one account of the whole platform.
  create unique index passkey_credential on identity.passkey (credential_id);
  create index passkey_of_user on identity.passkey (organisation_id, user_id);
`;

const SECOND_STEP_GUARD = `
  create table identity.second_step_guard (
    ${tenantColumns},
    user_id uuid not null,
    failures int not null,
    blocked_until timestamptz,
    unique (organisation_id, user_id),
    foreign key (organisation_id, user_id) references identity."user" (organisation_id, id)
  );
`;

/** Creates sessions, and the second steps of signing in. */
export async function createSessions(runner: QueryRunner): Promise<void> {
  await runner.query(SESSION);
  await tenantTable(runner, 'identity.session');
  await runner.query(REFRESH_TOKEN);
  await tenantTable(runner, 'identity.refresh_token');
  await runner.query(TOTP);
  await tenantTable(runner, 'identity.totp');
  await runner.query(RECOVERY_CODE);
  await tenantTable(runner, 'identity.recovery_code');
  await runner.query(PASSKEY);
  await tenantTable(runner, 'identity.passkey');
  await runner.query(SECOND_STEP_GUARD);
  await tenantTable(runner, 'identity.second_step_guard');
}
