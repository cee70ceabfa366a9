import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** Emails and their delivery. The content is encrypted, and erased once the email is delivered or has failed. */
const MAIL_MESSAGE = `
  create table notifications.mail_message (
    ${tenantColumns},
    template text not null,
    recipient text not null,
    subject text not null,
    sealed_params text,
    quote_id uuid,
    quote_number text,
    revision int,
    state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'FAILED')),
    attempts int not null default 0,
    last_error text,
    message_id text not null,
    dedupe_key text not null,
    due_at timestamptz not null default now(),
    lease_token uuid,
    leased_until timestamptz,
    delivered_at timestamptz,
    route text not null default 'PLATFORM' check (route in ('PLATFORM', 'OWN', 'FALLBACK')),
    route_reason text,
    failure text,
    soft_bounces int not null default 0,
    complained_at timestamptz,
    constraint mail_message_once unique (organisation_id, dedupe_key),
    constraint mail_message_params check (case state
      when 'PENDING' then sealed_params is not null
      when 'DELIVERED' then sealed_params is null
      else true end)
  );
  -- For the sweep, which searches across organisations.
  create index mail_message_pending on notifications.mail_message (due_at) where state = 'PENDING';
  create index mail_message_of_quote on notifications.mail_message (organisation_id, quote_id, created_at, id)
    where quote_id is not null;
  create index mail_message_failed on notifications.mail_message (organisation_id, updated_at)
    where state = 'FAILED' and quote_id is not null;
  create index mail_message_by_created_at on notifications.mail_message (organisation_id, created_at, id) where deleted_at is null;
  -- The board's waiting and failed ones, without reading those that arrived.
  create index mail_message_open on notifications.mail_message (organisation_id, created_at, id)
    where deleted_at is null and state <> 'DELIVERED';
  create index mail_message_kept on notifications.mail_message (updated_at) where state = 'FAILED' and sealed_params is not null;
`;

/** The local mailbox, which replaces an SMTP server in development. */
const MAILBOX_MESSAGE = `
  create table notifications.mailbox_message (
    ${tenantColumns},
    message_id text not null,
    recipient text not null,
    sender text not null,
    subject text not null,
    text_body text not null,
    html_body text,
    constraint mailbox_message_once unique (organisation_id, message_id)
  );
  -- One mailbox for all practices on the machine, read newest first.
  create index mailbox_message_newest on notifications.mailbox_message (id);
`;

/** A practice's email settings. */
const EMAIL_CONFIG = `
  create table notifications.email_config (
    ${tenantColumns},
    uses_own_server boolean not null,
    host text,
    port int check (port >= 1 and port <= 65535),
    security text not null check (security in ('NONE', 'STARTTLS', 'TLS')),
    username text,
    sealed_password text,
    sender_name text,
    sender_address text,
    reply_to text,
    signature text,
    show_logo boolean not null,
    constraint email_config_complete check (not uses_own_server or host is not null and port is not null
      and sender_address is not null),
    constraint email_config_of_organisation unique (organisation_id)
  );
`;

/** The condition of a practice's own mail server. Kept separately, because it is not a change of its settings. */
const MAIL_SERVER_STATE = `
  create table notifications.mail_server_state (
    organisation_id uuid primary key,
    config_version int not null,
    failing_since timestamptz,
    last_problem text,
    tested_at timestamptz
  );
`;

/** Addresses to which nothing is sent. */
const MAIL_SUPPRESSION = `
  create table notifications.mail_suppression (
    ${tenantColumns},
    address text not null,
    reason text not null,
    detail text,
    mail_id uuid,
    quote_id uuid,
    quote_number text
  );
  create unique index mail_suppression_of_address on notifications.mail_suppression (organisation_id, address)
    where deleted_at is null;
`;

/** Bounce and complaint reports, each once. */
const MAIL_REPORT = `
  create table notifications.mail_report (
    organisation_id uuid not null,
    mail_id uuid not null,
    report_key text not null,
    type text not null,
    address text not null,
    happened_at timestamptz not null,
    received_at timestamptz not null default now(),
    primary key (organisation_id, mail_id, report_key)
  );
  create index mail_report_of_address on notifications.mail_report (organisation_id, address, received_at) where type = 'SOFT_BOUNCE';
`;

/** The practices' own texts for emails to patients. */
const MAIL_TEMPLATE = `
  create table notifications.mail_template (
    ${tenantColumns},
    key text not null,
    is_changed boolean not null,
    subject text not null,
    heading text not null,
    greeting text not null,
    paragraphs jsonb not null,
    button_label text,
    constraint mail_template_once unique (organisation_id, key)
  );
`;

/** Messages from visitors of the public site to the operator. The rows belong to no practice. */
const CONTACT_MESSAGE = `
  create table notifications.contact_message (
    ${tenantColumns},
    first_name text not null,
    last_name text not null,
    email text not null,
    practice_name text not null,
    message text not null,
    search_key text not null
  );
  create index contact_message_by_creation on notifications.contact_message (organisation_id, created_at, id)
    where deleted_at is null;
  create index contact_message_search on notifications.contact_message using gin (search_key gin_trgm_ops);
`;

/** Creates emails and their delivery reports, practices' mail servers and templates, and suppressed addresses. */
export async function createMails(runner: QueryRunner): Promise<void> {
  await runner.query(MAIL_MESSAGE);
  await tenantTable(runner, 'notifications.mail_message');
  await runner.query(MAILBOX_MESSAGE);
  await tenantTable(runner, 'notifications.mailbox_message');
  await runner.query(EMAIL_CONFIG);
  await tenantTable(runner, 'notifications.email_config');
  await runner.query(MAIL_SERVER_STATE);
  await tenantTable(runner, 'notifications.mail_server_state');
  await runner.query(MAIL_SUPPRESSION);
  await tenantTable(runner, 'notifications.mail_suppression');
  await runner.query(MAIL_REPORT);
  await tenantTable(runner, 'notifications.mail_report');
  await appendOnlyTable(runner, 'notifications.mail_report');
  await runner.query(MAIL_TEMPLATE);
  await tenantTable(runner, 'notifications.mail_template');
  await runner.query(CONTACT_MESSAGE);
  await tenantTable(runner, 'notifications.contact_message');
}
