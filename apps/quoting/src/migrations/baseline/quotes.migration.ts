import {
  appendOnlyTable,
  createClientMergeTable,
  dailyMailTable,
  practiceTurnTables,
  tenantColumns,
  tenantTable,
} from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const QUOTE = `
  create table quoting.quote (
    ${tenantColumns},
    quote_number text not null,
    revision int not null default 1,
    status text not null,
    client_id uuid not null,
    client jsonb not null,
    doctor_id uuid not null,
    doctor jsonb not null,
    hospital_id uuid,
    hospital jsonb,
    procedure_class text not null,
    currency text not null,
    gst_rate_basis_points int not null,
    time_zone text not null,
    valid_until date not null,
    expires_at timestamptz,
    notes_to_patient text,
    lines jsonb not null,
    totals jsonb not null,
    total_minor bigint not null,
    search_key text not null,
    sent_at timestamptz,
    first_viewed_at timestamptz,
    responded_at timestamptz,
    rejection_reason text,
    withdrawn_reason text,
    -- The questions of a version before the last; see QUESTIONS_OF_BEFORE.
    queries jsonb not null default '[]',
    surgery_case_id uuid,
    document_hash text,
    mail_state text,
    mail_detail text,
    mail_state_at timestamptz,
    link_locked_at timestamptz,
    site_id uuid,
    site jsonb,
    surgeries jsonb not null default '[]',
    quote_discount jsonb,
    discount jsonb not null
      default '{"basisPoints": 0, "discountMinor": 0, "linesAboveCap": [], "approvalNeeded": false, "capBasisPoints": null,
      "beforeDiscountMinor": 0}',
    approval jsonb,
    fund jsonb not null default '{"type": "NONE", "fundName": null, "gapMinor": null}',
    notices jsonb not null default '[]',
    priced_on date not null default CURRENT_DATE,
    mbs_table_date date,
    previous_id uuid,
    superseded_by_id uuid,
    superseded_at timestamptz,
    view_count int not null default 0,
    last_viewed_at timestamptz,
    unread_messages int not null default 0,
    question_since timestamptz,
    interpreter_language text,
    variation_of_id uuid references quoting.quote (id),
    choices jsonb,
    acceptance jsonb,
    acceptance_withdrawn_at timestamptz,
    acceptance_withdrawn_reason text,
    lapsed boolean not null generated always as (variation_of_id is not null and acceptance_withdrawn_at is null
      and status in ('REJECTED', 'EXPIRED', 'WITHDRAWN')) stored,
    client_before_merge uuid,
    place text check (place in ('HOSPITAL', 'ROOMS')),
    place_results jsonb,
    constraint sent_quote_is_frozen check (status = 'DRAFT' or sent_at is not null and expires_at is not null
      and document_hash is not null)
  );
  create index quote_by_client on quoting.quote (organisation_id, client_id, created_at, id) where deleted_at is null;
  create index quote_to_expire on quoting.quote (expires_at) where status in ('SENT', 'QUERY_RECEIVED');
  create index quote_search on quoting.quote using gin (organisation_id, search_key gin_trgm_ops);
  create index quote_by_doctor on quoting.quote (organisation_id, doctor_id) where deleted_at is null;
  create index quote_by_hospital on quoting.quote (organisation_id, hospital_id) where deleted_at is null;
  create index quote_by_site on quoting.quote (organisation_id, site_id, created_at, id) where deleted_at is null;
  -- A removed draft leaves its place to the next one, so that patients see versions without gaps.
  create unique index quote_version_unique on quoting.quote (organisation_id, quote_number, revision) where deleted_at is null;
  -- Whatever happens, no two versions of a quote are both signed.
  create unique index quote_accepted_once on quoting.quote (organisation_id, quote_number) where status = 'ACCEPTED';
  create index quote_waiting on quoting.quote (organisation_id, valid_until, id)
    where deleted_at is null and superseded_at is null and status in ('SENT', 'QUERY_RECEIVED');
  -- For the sweep of overdue answers, which searches across organisations.
  create index quote_question_since on quoting.quote (question_since) where question_since is not null;
  create index quote_by_created_at on quoting.quote (organisation_id, created_at, id)
    where deleted_at is null and superseded_at is null and not lapsed;
  create index quote_by_valid_until on quoting.quote (organisation_id, valid_until, id)
    where deleted_at is null and superseded_at is null and not lapsed;
  create index quote_by_total_minor on quoting.quote (organisation_id, total_minor, id)
    where deleted_at is null and superseded_at is null and not lapsed;
  create index quote_by_sent_at on quoting.quote (organisation_id, sent_at, id)
    where deleted_at is null and superseded_at is null and not lapsed;
  create index quote_by_sent_at_desc on quoting.quote (organisation_id, sent_at desc nulls last, id desc)
    where deleted_at is null and superseded_at is null and not lapsed;
  create index quote_by_status on quoting.quote (organisation_id, status, created_at, id)
    where deleted_at is null and superseded_at is null and not lapsed;
  create index quote_variation on quoting.quote (organisation_id, variation_of_id) where variation_of_id is not null;
  create index quote_by_client_before_merge on quoting.quote (organisation_id, client_before_merge)
    where client_before_merge is not null and deleted_at is null;
  -- What Today reads: each holds only what has to be looked at, so that it stays small in a large practice.
  create index quote_asked on quoting.quote (organisation_id, question_since, id)
    where deleted_at is null and superseded_at is null and status = 'QUERY_RECEIVED';
  create index quote_viewed on quoting.quote (organisation_id, first_viewed_at, id)
    where deleted_at is null and superseded_at is null and status = 'SENT' and first_viewed_at is not null;
  create index quote_mail_failed on quoting.quote (organisation_id, mail_state_at, id)
    where deleted_at is null and superseded_at is null and status in ('SENT', 'QUERY_RECEIVED') and mail_state = 'FAILED';
  create index quote_approval_asked on quoting.quote (organisation_id, updated_at, id)
    where deleted_at is null and superseded_at is null and status = 'DRAFT' and (approval ->> 'state') = 'REQUESTED';
  create index quote_over on quoting.quote (organisation_id, status, coalesce(responded_at, updated_at))
    where deleted_at is null and superseded_at is null and not lapsed and status in ('ACCEPTED', 'REJECTED', 'EXPIRED', 'WITHDRAWN');
`;

/** One row per practice and year, updated in the transaction that uses the number, so that a rollback returns it. */
const QUOTE_COUNTER = `
  create table quoting.quote_counter (
    organisation_id uuid not null,
    year int not null,
    last_number int not null,
    primary key (organisation_id, year)
  );
`;

const QUOTE_DOCUMENT = `
  create table quoting.quote_document (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    revision int not null,
    canonical_json text not null,
    sha256 text not null,
    consent_wording text not null,
    terms_version text not null,
    created_at timestamptz not null,
    created_by uuid,
    updated_by uuid,
    constraint quote_document_once unique (organisation_id, quote_id, revision)
  );
  create index quote_document_by_hash on quoting.quote_document (sha256);
`;

/** The conversation about a quote across its versions. Messages are never changed. */
const QUOTE_MESSAGE = `
  create table quoting.quote_message (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    quote_number text not null,
    sender text not null check (sender in ('PATIENT', 'PRACTICE')),
    channel text not null check (channel in ('PAGE', 'TELEPHONE')),
    text text not null,
    sent_at timestamptz not null,
    by_id uuid,
    by_name text
  );
  create index quote_message_of_quote on quoting.quote_message (organisation_id, quote_number, sent_at, id);
`;

/** When the other party first saw a message. */
const QUOTE_MESSAGE_READ = `
  create table quoting.quote_message_read (
    message_id uuid primary key references quoting.quote_message (id),
    organisation_id uuid not null,
    read_at timestamptz not null
  );
`;

/** Questions for which the practice was reminded of an overdue answer. */
const ANSWER_REMINDER = `
  create table quoting.answer_reminder (
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    question_since timestamptz not null,
    told_at timestamptz not null,
    primary key (organisation_id, quote_id, question_since)
  );
`;

/** Practices whose prices changed after their open quotes were last compared with them. */
const PRICE_CHECK = `
  create table quoting.price_check (
    organisation_id uuid primary key,
    asked_at timestamptz not null,
    queued_at timestamptz,
    leased_until timestamptz
  );
`;

/** Open quotes that would have another price today. The version shows whether they were edited since. */
const STALE_QUOTE = `
  create table quoting.stale_quote (
    organisation_id uuid not null,
    quote_id uuid not null,
    quote_version int not null,
    difference_minor bigint not null,
    primary key (organisation_id, quote_id)
  );
`;

/**
 * Supports the version before last, which wrote questions to the column `queries` while it ran beside a newer one. A separate
 * release drops the column and this trigger.
 */
const QUESTIONS_OF_BEFORE = `
  create function quoting.keep_question() returns trigger language plpgsql as $$
    begin
      insert into quoting.quote_message (id, organisation_id, quote_id, quote_number, sender, channel, text, sent_at)
      values ((new.queries->-1->>'id')::uuid, new.organisation_id, new.id, new.quote_number, 'PATIENT', 'PAGE',
              new.queries->-1->>'message', (new.queries->-1->>'askedAt')::timestamptz);
      new.unread_messages := new.unread_messages + 1;
      new.question_since := coalesce(new.question_since, (new.queries->-1->>'askedAt')::timestamptz);
      return new;
    end $$;
  create trigger question_of_previous_version before update of queries on quoting.quote
    for each row when (jsonb_array_length(new.queries) > jsonb_array_length(old.queries))
    execute function quoting.keep_question();
`;

/** Creates quotes, their numbers, the documents sent, and the conversation about them. */
export async function createQuotes(runner: QueryRunner): Promise<void> {
  await runner.query(QUOTE);
  await tenantTable(runner, 'quoting.quote');
  await runner.query(QUOTE_COUNTER);
  await tenantTable(runner, 'quoting.quote_counter');
  await runner.query(QUOTE_DOCUMENT);
  await tenantTable(runner, 'quoting.quote_document');
  await appendOnlyTable(runner, 'quoting.quote_document');
  await runner.query(QUOTE_MESSAGE);
  await tenantTable(runner, 'quoting.quote_message');
  await appendOnlyTable(runner, 'quoting.quote_message');
  await runner.query(QUOTE_MESSAGE_READ);
  await tenantTable(runner, 'quoting.quote_message_read');
  await runner.query(ANSWER_REMINDER);
  await tenantTable(runner, 'quoting.answer_reminder');
  await runner.query(PRICE_CHECK);
  await tenantTable(runner, 'quoting.price_check');
  await runner.query(STALE_QUOTE);
  await tenantTable(runner, 'quoting.stale_quote');
  await runner.query(QUESTIONS_OF_BEFORE);
  await createClientMergeTable(runner, 'quoting');
  await practiceTurnTables(runner, 'quoting');
  await dailyMailTable(runner, 'quoting');
}
