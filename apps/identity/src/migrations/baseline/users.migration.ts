import { dailyMailTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const USER = `
  create table identity."user" (
    ${tenantColumns},
    email text not null check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    role text not null check (role in ('SUPER_ADMIN', 'ORG_ADMIN', 'SALES_MANAGER', 'LEAD_COORDINATOR', 'USER')),
    is_active boolean not null,
    grants jsonb,
    password_hash text not null,
    -- These lists are the platform's: no organisation stands before the columns of their indexes.
    search_key text not null default '',
    sort_name text collate "C" not null default '',
    email_confirmed_at timestamptz,
    gained jsonb,
    dashboard_view text not null default 'TODAY',
    usual_site_id uuid,
    unique (organisation_id, id),
    constraint user_dashboard_view check (dashboard_view in ('TODAY', 'GRID', 'KANBAN')),
    foreign key (organisation_id) references identity.organisation (organisation_id)
  );
  -- The one unique rule that does not begin with the organisation: an email signs in to one account of the platform.
  create unique index user_email on identity."user" (email) where deleted_at is null;
  create index user_by_sort_name on identity."user" (organisation_id, sort_name, id) where deleted_at is null;
  create index user_by_email on identity."user" (organisation_id, email, id) where deleted_at is null;
  create index user_by_created_at on identity."user" (organisation_id, created_at, id) where deleted_at is null;
  create index user_admins on identity."user" (organisation_id, is_active, created_at, id)
    where role = 'ORG_ADMIN' and deleted_at is null;
  create index user_super_admins on identity."user" (sort_name, id) where role = 'SUPER_ADMIN' and deleted_at is null;
  create index user_search on identity."user" using gin (organisation_id, search_key gin_trgm_ops);
`;

/** Links that reset a password or confirm an email address. */
const ACCOUNT_TOKEN = `
  create table identity.account_token (
    ${tenantColumns},
    user_id uuid not null,
    purpose text not null check (purpose in ('PASSWORD_RESET', 'EMAIL_CONFIRMATION')),
    token_hash text not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    foreign key (organisation_id, user_id) references identity."user" (organisation_id, id)
  );
  -- A token does not say whose it is, so it is looked up across organisations.
  create unique index account_token_hash on identity.account_token (token_hash);
  create unique index account_token_live on identity.account_token (organisation_id, user_id, purpose) where ended_at is null;
  create index account_token_age on identity.account_token (expires_at);
`;

const INVITATION = `
  create table identity.invitation (
    ${tenantColumns},
    email text not null check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    role text not null check (role in ('ORG_ADMIN', 'SALES_MANAGER', 'LEAD_COORDINATOR', 'USER')),
    token_hash text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    accepted_user_id uuid,
    constraint invitation_check check ((accepted_at is null) = (accepted_user_id is null)),
    foreign key (organisation_id) references identity.organisation (organisation_id)
  );
  -- A link does not say whose it is, so it is looked up across organisations.
  create unique index invitation_token on identity.invitation (token_hash);
  create unique index invitation_open on identity.invitation (organisation_id, email)
    where deleted_at is null and accepted_at is null;
  create index invitation_by_created_at on identity.invitation (organisation_id, created_at, id)
    where deleted_at is null and accepted_at is null;
  create index invitation_by_email on identity.invitation (organisation_id, email, id)
    where deleted_at is null and accepted_at is null;
`;

const LIST_VIEW = `
  create table identity.list_view (
    ${tenantColumns},
    owner_id uuid not null,
    list text not null,
    name text not null,
    filters jsonb not null,
    sort text,
    columns jsonb,
    is_shared boolean not null
  );
  create index list_view_of_list on identity.list_view (organisation_id, list, created_at) where deleted_at is null;
`;

/** Each user's layout of a list. */
const LIST_PREFERENCE = `
  create table identity.list_preference (
    organisation_id uuid not null,
    user_id uuid not null,
    list text not null,
    columns jsonb,
    default_view text,
    view_order jsonb not null default '[]',
    primary key (organisation_id, user_id, list)
  );
`;

/** Creates users, their list layouts, and the links for opening accounts. */
export async function createUsers(runner: QueryRunner): Promise<void> {
  await runner.query(USER);
  await tenantTable(runner, 'identity."user"');
  await runner.query(ACCOUNT_TOKEN);
  await tenantTable(runner, 'identity.account_token');
  await runner.query(INVITATION);
  await tenantTable(runner, 'identity.invitation');
  await runner.query(LIST_VIEW);
  await tenantTable(runner, 'identity.list_view');
  await runner.query(LIST_PREFERENCE);
  await tenantTable(runner, 'identity.list_preference');
  await dailyMailTable(runner, 'identity');
}
