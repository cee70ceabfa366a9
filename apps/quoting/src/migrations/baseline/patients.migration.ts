import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** A practice's settings for how patients identify themselves, ask questions and sign. */
const PATIENT_SETTINGS = `
  create table quoting.patient_settings (
    ${tenantColumns},
    identification text not null check (identification in ('DATE_OF_BIRTH', 'CODE', 'BOTH')),
    answer_target_hours int check (answer_target_hours >= 1 and answer_target_hours <= 240),
    check_questions jsonb not null,
    checks_required boolean not null,
    second_signer_needed boolean not null,
    cooling_off_days int not null check (cooling_off_days >= 7 and cooling_off_days <= 90),
    state text check (state in ('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT')),
    signs_alone_from_age int check (signs_alone_from_age >= 16 and signs_alone_from_age <= 25),
    constraint patient_settings_of_organisation unique (organisation_id)
  );
`;

/**
 * Every text of the terms that a practice published or that was frozen with a quote. Version 0 is the product's own text, which
 * may change with an update. Texts published by the practice are numbered from 1.
 */
const PATIENT_TERMS = `
  create table quoting.patient_terms (
    id uuid primary key,
    organisation_id uuid not null,
    version int not null check (version >= 0),
    title text not null check (title <> ''),
    text text not null check (text <> ''),
    sha256 text not null,
    created_at timestamptz not null,
    created_by uuid
  );
  create unique index patient_terms_version on quoting.patient_terms (organisation_id, version) where version > 0;
  create unique index patient_terms_default on quoting.patient_terms (organisation_id, sha256) where version = 0;
  create index patient_terms_by_hash on quoting.patient_terms (organisation_id, sha256);
`;

/** The hash is unique on its own, because a link is looked up before its practice is known. A random hash reveals nothing. */
const PATIENT_LINK = `
  create table quoting.patient_link (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    revision int not null,
    token_hash text not null,
    date_of_birth date not null,
    failed_tries jsonb not null default '[]',
    superseded_at timestamptz,
    created_at timestamptz not null,
    wrong_guesses int not null default 0,
    purpose text not null default 'ANSWER',
    expires_at timestamptz,
    handed_over_by uuid,
    handed_over_by_name text,
    handed_over_session uuid,
    revoked_at timestamptz,
    constraint patient_link_token unique (token_hash)
  );
  create index patient_link_by_quote on quoting.patient_link (organisation_id, quote_id);
  create index patient_link_by_session on quoting.patient_link (organisation_id, handed_over_session)
    where handed_over_session is not null;
`;

/** One final, immutable answer per quote, enforced by the database. */
const PATIENT_RESPONSE = `
  create table quoting.patient_response (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    link_id uuid references quoting.patient_link (id),
    response text not null check (response in ('accept', 'reject')),
    responded_at timestamptz not null,
    patient_info jsonb not null,
    signature_method text,
    signature_data text,
    rejection_reason text,
    document_hash text not null,
    consent_wording text not null,
    terms_version text not null,
    ip_address text not null,
    user_agent text not null,
    revision int not null default 1,
    thread jsonb,
    thread_sha256 text,
    total_minor bigint,
    -- Null assurance: answered by the previous version, which knew the patient's own link only.
    mode text not null default 'LINK',
    assurance text,
    identified_by jsonb not null default '["DATE_OF_BIRTH"]',
    signatory jsonb not null default '{"name": "", "role": "PATIENT", "authority": "", "relationship": ""}',
    second_signature jsonb,
    option_ids jsonb not null default '[]',
    check_answers jsonb not null default '[]',
    recorded_by uuid,
    recorded_by_name text,
    recorded_at timestamptz,
    notes text,
    scan_id uuid,
    answer_sha256 text,
    constraint rejection_has_reason check (response <> 'reject' or rejection_reason is not null),
    constraint patient_response_once unique (organisation_id, quote_id, revision),
    constraint acceptance_is_signed check (response <> 'accept' or mode in ('TELEPHONE', 'PAPER') or signature_method is not null
      and signature_data is not null and link_id is not null),
    constraint recorded_by_somebody check (mode not in ('TELEPHONE', 'PAPER') or recorded_by is not null
      and recorded_by_name is not null and recorded_at is not null and notes is not null),
    constraint paper_has_scan check (mode <> 'PAPER' or scan_id is not null)
  );
`;

/** One valid code per link. `asked` records when codes were requested, even if none was sent. */
const PATIENT_CODE = `
  create table quoting.patient_code (
    link_id uuid primary key references quoting.patient_link (id),
    organisation_id uuid not null,
    id uuid,
    code_hash text,
    token_hash text,
    expires_at timestamptz,
    asked jsonb not null
  );
`;

/** Evidence, so never changed. */
const PATIENT_IDENTIFICATION = `
  create table quoting.patient_identification (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    link_id uuid not null references quoting.patient_link (id),
    at timestamptz not null,
    methods text[] not null check (cardinality(methods) > 0),
    ip_address text not null,
    user_agent text not null
  );
  create index patient_identification_by_quote on quoting.patient_identification (organisation_id, quote_id, at desc);
`;

/** Views of a quote's page. */
const QUOTE_VIEW = `
  create table quoting.quote_view (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    link_id uuid not null references quoting.patient_link (id),
    at timestamptz not null,
    last_seen_at timestamptz not null,
    device text not null,
    sections text[] not null
  );
  create index quote_view_by_quote on quoting.quote_view (organisation_id, quote_id, at desc);
  create index quote_view_by_link on quoting.quote_view (organisation_id, link_id, at desc);
`;

const SIGNED_SCAN = `
  create table quoting.signed_scan (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    file_name text not null,
    media_type text not null,
    size_bytes int not null,
    sha256 text not null,
    storage_key text not null,
    uploaded_by uuid not null,
    uploaded_by_name text not null,
    uploaded_at timestamptz not null
  );
  create index signed_scan_by_quote on quoting.signed_scan (organisation_id, quote_id, id);
`;

/** Patients' statements about acceptances that staff recorded. */
const ACCEPTANCE_CONFIRMATION = `
  create table quoting.acceptance_confirmation (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    revision int not null,
    link_id uuid not null references quoting.patient_link (id),
    is_so boolean not null,
    comment text,
    given_at timestamptz not null,
    ip_address text not null,
    user_agent text not null,
    constraint confirmed_once unique (organisation_id, quote_id, revision)
  );
`;

/** Codes for people who sign on a patient's behalf, one per address and link, and which of the addresses were confirmed. */
const SIGNATORY_CODE = `
  create table quoting.signatory_code (
    organisation_id uuid not null,
    link_id uuid not null references quoting.patient_link (id),
    email text not null,
    id uuid not null,
    code_hash text,
    token_hash text not null,
    expires_at timestamptz not null,
    asked jsonb not null,
    confirmed_at timestamptz,
    primary key (link_id, email)
  );
`;

/** A practice's settings for reminding patients of open quotes. */
const REMINDER_SETTINGS = `
  create table quoting.reminder_settings (
    ${tenantColumns},
    is_enabled boolean not null,
    days_before_expiry jsonb not null,
    silence_days int check (silence_days >= 3 and silence_days <= 60),
    constraint reminder_settings_of_organisation unique (organisation_id)
  );
`;

/** Each is a row with its due time. */
const PATIENT_REMINDER = `
  create table quoting.patient_reminder (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    kind text not null check (kind in ('BEFORE_EXPIRY', 'SILENCE')),
    days int not null,
    due_at timestamptz not null,
    state text not null default 'PLANNED' check (state in ('PLANNED', 'SENT', 'LEFT_OUT')),
    reason text,
    settled_at timestamptz,
    stop_token_hash text unique,
    constraint patient_reminder_settled check ((settled_at is null) = (state = 'PLANNED')),
    constraint patient_reminder_once unique (organisation_id, quote_id, kind, days)
  );
  -- For the sweep, which searches across organisations.
  create index patient_reminder_due on quoting.patient_reminder (due_at) where state = 'PLANNED';
`;

/** Quotes for which no reminders are sent. */
const REMINDER_STOP = `
  create table quoting.reminder_stop (
    organisation_id uuid not null,
    quote_number text not null,
    stopped_by text not null check (stopped_by in ('PATIENT', 'PRACTICE')),
    stopped_at timestamptz not null,
    primary key (organisation_id, quote_number)
  );
`;

/** Creates patient links with identifications, answers and reminders. */
export async function createPatients(runner: QueryRunner): Promise<void> {
  await runner.query(PATIENT_SETTINGS);
  await tenantTable(runner, 'quoting.patient_settings');
  await runner.query(PATIENT_TERMS);
  await tenantTable(runner, 'quoting.patient_terms');
  await appendOnlyTable(runner, 'quoting.patient_terms');
  await runner.query(PATIENT_LINK);
  await tenantTable(runner, 'quoting.patient_link');
  await runner.query(PATIENT_RESPONSE);
  await tenantTable(runner, 'quoting.patient_response');
  await appendOnlyTable(runner, 'quoting.patient_response');
  await runner.query(PATIENT_CODE);
  await tenantTable(runner, 'quoting.patient_code');
  await runner.query(PATIENT_IDENTIFICATION);
  await tenantTable(runner, 'quoting.patient_identification');
  await appendOnlyTable(runner, 'quoting.patient_identification');
  await runner.query(QUOTE_VIEW);
  await tenantTable(runner, 'quoting.quote_view');
  await runner.query(SIGNED_SCAN);
  await tenantTable(runner, 'quoting.signed_scan');
  await appendOnlyTable(runner, 'quoting.signed_scan');
  await runner.query(ACCEPTANCE_CONFIRMATION);
  await tenantTable(runner, 'quoting.acceptance_confirmation');
  await appendOnlyTable(runner, 'quoting.acceptance_confirmation');
  await runner.query(SIGNATORY_CODE);
  await tenantTable(runner, 'quoting.signatory_code');
  await runner.query(REMINDER_SETTINGS);
  await tenantTable(runner, 'quoting.reminder_settings');
  await runner.query(PATIENT_REMINDER);
  await tenantTable(runner, 'quoting.patient_reminder');
  await runner.query(REMINDER_STOP);
  await tenantTable(runner, 'quoting.reminder_stop');
}
