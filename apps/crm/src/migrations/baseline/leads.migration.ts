import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const LEAD = `
  create table crm.lead (
    ${tenantColumns},
    first_name text not null,
    last_name text,
    email text,
    phone text,
    message text,
    category text not null,
    source text not null,
    campaign text,
    referring_doctor text,
    interested_in text,
    expected_value_minor int check (expected_value_minor >= 0),
    priority text not null,
    urgency text not null,
    sentiment text not null,
    next_follow_up_on date,
    consent_email boolean not null,
    consent_phone boolean not null,
    consent_sms boolean not null,
    status text not null,
    status_changed_at timestamptz not null,
    first_contacted_at timestamptz,
    lost_reason text,
    client_id uuid references crm.client (id),
    converted_at timestamptz,
    owner_id uuid,
    owner_name text,
    search_key text not null,
    sort_name text collate "C" not null,
    client_before_merge uuid,
    quoted_at timestamptz,
    quote_accepted_at timestamptz,
    is_operated boolean not null default false,
    quote_step int not null default 0,
    surgery_id uuid,
    surgery_name text,
    site_id uuid,
    site_name text,
    referring_doctor_id uuid,
    referring_doctor_name text,
    contact_attempts int not null default 0 check (contact_attempts >= 0),
    last_attempt_at timestamptz,
    lost_note text,
    owner_is_active boolean not null default true,
    -- Whoever waits for a first contact: the filter's column, so that it has an index.
    awaits_contact boolean generated always as (status = 'NEW' and first_contacted_at is null) stored,
    reached_at timestamptz,
    name_slips text[] not null generated always as (crm.name_slips(sort_name)) stored,
    is_duplicate_flag boolean not null default false,
    duplicate_of uuid,
    constraint lead_can_be_reached check (email is not null or phone is not null),
    constraint lost_lead_has_reason check (status <> 'LOST' or lost_reason is not null),
    constraint converted_lead_has_client check (status <> 'CONVERTED' or client_id is not null)
  );
  create index lead_by_created_at on crm.lead (organisation_id, created_at, id) where deleted_at is null;
  create index lead_by_sort_name on crm.lead (organisation_id, sort_name, id) where deleted_at is null;
  create index lead_by_status_changed_at on crm.lead (organisation_id, status_changed_at, id) where deleted_at is null;
  create index lead_by_next_follow_up_on on crm.lead (organisation_id, next_follow_up_on, id) where deleted_at is null;
  create index lead_by_next_follow_up_on_desc on crm.lead (organisation_id, next_follow_up_on desc nulls last, id desc)
    where deleted_at is null;
  create index lead_by_next_follow_up_on_created_at on crm.lead (organisation_id, next_follow_up_on, created_at, id)
    where deleted_at is null;
  create index lead_by_expected_value_minor on crm.lead (organisation_id, expected_value_minor, id) where deleted_at is null;
  create index lead_by_expected_value_minor_desc on crm.lead (organisation_id, expected_value_minor desc nulls last, id desc)
    where deleted_at is null;
  create index lead_by_status on crm.lead (organisation_id, status, created_at, id) where deleted_at is null;
  create index lead_by_owner on crm.lead (organisation_id, owner_id, created_at, id) where deleted_at is null;
  create index lead_removed on crm.lead (organisation_id, deleted_at, id) where deleted_at is not null;
  create index lead_by_client on crm.lead (organisation_id, client_id) where client_id is not null;
  create index lead_search on crm.lead using gin (organisation_id, search_key gin_trgm_ops);
  create index lead_by_client_before_merge on crm.lead (organisation_id, client_before_merge) where client_before_merge is not null;
  -- Today reads the follow-ups that are due; those of leads that are over are not in its way.
  create index lead_follow_up_due on crm.lead (organisation_id, next_follow_up_on, id)
    where deleted_at is null and status in ('NEW', 'CONTACTED', 'QUALIFIED') and next_follow_up_on is not null;
  -- The dashboard counts the newest ones.
  create index lead_converted on crm.lead (organisation_id, converted_at) where deleted_at is null and status = 'CONVERTED';
  create index lead_by_awaits_contact on crm.lead (organisation_id, awaits_contact, created_at, id) where deleted_at is null;
  create index lead_by_surgery_id on crm.lead (organisation_id, surgery_id, created_at, id) where deleted_at is null;
  create index lead_by_site_id on crm.lead (organisation_id, site_id, created_at, id) where deleted_at is null;
  create index lead_by_referring_doctor_id on crm.lead (organisation_id, referring_doctor_id, created_at, id)
    where deleted_at is null;
  create index lead_by_converted_at on crm.lead (organisation_id, converted_at, created_at, id) where deleted_at is null;
  create index lead_by_slips on crm.lead using gin (organisation_id, name_slips);
  create index lead_by_email on crm.lead (organisation_id, email) where deleted_at is null;
  create index lead_by_phone on crm.lead (organisation_id, phone) where deleted_at is null;
`;

const LEAD_CONTACT = `
  create table crm.lead_contact (
    id uuid primary key,
    organisation_id uuid not null,
    lead_id uuid not null references crm.lead (id),
    at timestamptz not null,
    channel text not null check (channel in ('PHONE', 'EMAIL', 'SMS', 'IN_PERSON')),
    outcome text not null check (outcome in ('REACHED', 'LEFT_MESSAGE', 'NO_ANSWER')),
    note text,
    by_user uuid,
    by_name text
  );
  create index lead_contact_by_lead on crm.lead_contact (organisation_id, lead_id, at desc, id);
`;

/** A practice's settings for its leads. */
const LEAD_SETTINGS = `
  create table crm.lead_settings (
    ${tenantColumns},
    lost_reasons jsonb not null,
    assignment text not null check (assignment in ('NOBODY', 'IN_TURN')),
    assignee_ids jsonb not null,
    first_contact_hours int not null check (first_contact_hours >= 1 and first_contact_hours <= 240),
    constraint lead_settings_of_organisation unique (organisation_id)
  );
`;

/** Who was last assigned a lead, where new leads are assigned in rotation. */
const LEAD_TURN = `
  create table crm.lead_turn (
    organisation_id uuid not null,
    user_id uuid not null,
    taken bigint not null,
    primary key (organisation_id, user_id)
  );
`;

/** Keys with which practices' websites add leads. */
const LEAD_KEY = `
  create table crm.lead_key (
    ${tenantColumns},
    name text not null,
    hash text not null,
    hint text not null,
    created_by_name text,
    last_used_at timestamptz,
    revoked_at timestamptz,
    constraint lead_key_hash unique (hash)
  );
  create index lead_key_by_organisation on crm.lead_key (organisation_id, created_at, id);
`;

/** Creates leads, attempts to reach them, and a practice's settings for its leads. */
export async function createLeads(runner: QueryRunner): Promise<void> {
  await runner.query(LEAD);
  await tenantTable(runner, 'crm.lead');
  await runner.query(LEAD_CONTACT);
  await tenantTable(runner, 'crm.lead_contact');
  await appendOnlyTable(runner, 'crm.lead_contact');
  await runner.query(LEAD_SETTINGS);
  await tenantTable(runner, 'crm.lead_settings');
  await runner.query(LEAD_TURN);
  await tenantTable(runner, 'crm.lead_turn');
  await runner.query(LEAD_KEY);
  await tenantTable(runner, 'crm.lead_key');
}
