import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** At most one per quote. */
const SURGERY_CASE = `
  create table quoting.surgery_case (
    ${tenantColumns},
    quote_id uuid not null references quoting.quote (id),
    quote_number text not null,
    patient jsonb not null,
    doctor jsonb not null,
    hospital jsonb,
    procedures jsonb not null,
    status text not null,
    accepted_at timestamptz not null,
    preferred_date date,
    search_key text not null,
    cancelled_at timestamptz,
    cancelled_by text check (cancelled_by in ('PATIENT', 'STAFF')),
    cancelled_reason text,
    starts_at timestamptz,
    duration_minutes int check (duration_minutes > 0),
    hospital_id uuid,
    theatre text,
    doctor_id uuid,
    assistant_id uuid,
    anaesthetist_id uuid,
    evidence jsonb not null default '[]',
    medical_exception jsonb,
    deposits jsonb not null default '[]',
    site_id uuid,
    is_too_early boolean not null default false,
    is_disputed boolean not null default false,
    deposit_ask jsonb,
    constraint surgery_case_once unique (organisation_id, quote_id)
  );
  create index surgery_case_by_created_at on quoting.surgery_case (organisation_id, created_at, id) where deleted_at is null;
  create index surgery_case_by_accepted_at on quoting.surgery_case (organisation_id, accepted_at, id) where deleted_at is null;
  create index surgery_case_by_status on quoting.surgery_case (organisation_id, status, accepted_at, id) where deleted_at is null;
  create index surgery_case_search on quoting.surgery_case using gin (organisation_id, search_key gin_trgm_ops);
  create index surgery_case_by_preferred_date on quoting.surgery_case (organisation_id, preferred_date, accepted_at desc, id)
    where deleted_at is null;
  create index surgery_case_by_preferred_date_desc on quoting.surgery_case (organisation_id, preferred_date desc nulls last,
    accepted_at, id desc)
    where deleted_at is null;
  create index surgery_case_unconfirmed on quoting.surgery_case (organisation_id, accepted_at, id)
    where deleted_at is null and status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED');
  create index surgery_case_undated on quoting.surgery_case (organisation_id, accepted_at, id)
    where deleted_at is null and status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED') and preferred_date is null;
  create index surgery_case_over on quoting.surgery_case (organisation_id, status, updated_at)
    where deleted_at is null and status in ('COMPLETED', 'POST_OP', 'CANCELLED');
  create index surgery_case_by_starts_at on quoting.surgery_case (organisation_id, starts_at, id) where deleted_at is null;
  create index surgery_case_by_starts_at_desc on quoting.surgery_case (organisation_id, starts_at desc nulls last, id desc)
    where deleted_at is null;
  create index surgery_case_by_doctor_id on quoting.surgery_case (organisation_id, doctor_id, accepted_at, id)
    where deleted_at is null;
  create index surgery_case_by_hospital_id on quoting.surgery_case (organisation_id, hospital_id, accepted_at, id)
    where deleted_at is null;
  create index surgery_case_of_doctor on quoting.surgery_case (organisation_id, doctor_id, starts_at)
    where deleted_at is null and starts_at is not null;
  create index surgery_case_by_site on quoting.surgery_case (organisation_id, site_id, accepted_at, id) where deleted_at is null;
  create index surgery_case_too_early on quoting.surgery_case (organisation_id, starts_at, id)
    where deleted_at is null and is_too_early;
  create index surgery_case_disputed on quoting.surgery_case (organisation_id, id) where deleted_at is null and is_disputed;
`;

/** The history of a case. */
const CASE_EVENT = `
  create table quoting.case_event (
    id uuid primary key,
    organisation_id uuid not null,
    case_id uuid not null references quoting.surgery_case (id),
    kind text not null,
    at timestamptz not null,
    by_id uuid,
    by_name text,
    from_status text,
    to_status text not null,
    from_starts_at timestamptz,
    to_starts_at timestamptz,
    reason text,
    detail text,
    clashes jsonb not null default '[]'
  );
  create index case_event_of_case on quoting.case_event (organisation_id, case_id, at desc, id desc);
`;

/** Two bookings of one person or theatre cannot overlap, unless a user booked it knowingly (`is_knowing`). */
const CASE_BOOKING = `
  create table quoting.case_booking (
    organisation_id uuid not null,
    case_id uuid not null references quoting.surgery_case (id),
    resource text not null,
    during tstzrange not null check (not isempty(during)),
    is_knowing boolean not null,
    primary key (organisation_id, case_id, resource),
    constraint case_booking_once exclude using gist (organisation_id with =, resource with =, during with &&) where (not is_knowing)
  );
  create index case_booking_clash on quoting.case_booking using gist (organisation_id, resource, during);
`;

/** A practice's booking settings. */
const CASE_SETTINGS = `
  create table quoting.case_settings (
    ${tenantColumns},
    clash_mode text not null check (clash_mode in ('WARN', 'REFUSE')),
    exception_user_ids jsonb not null,
    tells_patients boolean not null default true,
    constraint case_settings_of_organisation unique (organisation_id)
  );
`;

/** A practice's tasks before and after each surgery. */
const CASE_CHECKLIST_TEMPLATE = `
  create table quoting.case_checklist_template (
    ${tenantColumns},
    items jsonb not null,
    constraint case_checklist_template_of_organisation unique (organisation_id)
  );
`;

/** Records that a case has its checklist, and its tasks after the surgery. */
const CASE_CHECKLIST = `
  create table quoting.case_checklist (
    organisation_id uuid not null,
    case_id uuid not null references quoting.surgery_case (id),
    has_post_op boolean not null default false,
    primary key (organisation_id, case_id)
  );
`;

/** The state of a case's checklist items. */
const CASE_CHECKLIST_ITEM = `
  create table quoting.case_checklist_item (
    ${tenantColumns},
    case_id uuid not null references quoting.surgery_case (id),
    template_item_id uuid,
    place int not null,
    title text not null,
    kind text not null,
    days int,
    due_on date,
    owner_role text,
    owner_id uuid,
    state text not null check (state in ('OPEN', 'DONE', 'NOT_NEEDED')),
    reason text,
    decided_by text check (decided_by in ('PERSON', 'FACT')),
    decided_at timestamptz,
    decided_by_id uuid,
    constraint case_checklist_item_once unique (organisation_id, case_id, template_item_id)
  );
  -- Today asks for what is overdue: only open items are in it, so that it stays small in a large practice.
  create index case_checklist_item_due on quoting.case_checklist_item (organisation_id, due_on, case_id)
    where state = 'OPEN' and deleted_at is null;
`;

/** Doctors' calendars that others subscribe to. */
const CALENDAR_FEED = `
  create table quoting.calendar_feed (
    ${tenantColumns},
    doctor_id uuid not null,
    doctor_name text not null,
    token_hash text,
    renewed_at timestamptz,
    last_read_at timestamptz,
    constraint calendar_feed_of_doctor unique (organisation_id, doctor_id)
  );
  -- The address alone says whose calendar it is.
  create unique index calendar_feed_token on quoting.calendar_feed (token_hash);
`;

const CASE_DOCUMENT = `
  create table quoting.case_document (
    ${tenantColumns},
    surgery_case_id uuid not null references quoting.surgery_case (id),
    name text not null,
    kind text not null,
    media_type text not null,
    size_bytes int not null,
    sha256 text not null,
    uploaded_by_name text
  );
  create index case_document_by_case on quoting.case_document (organisation_id, surgery_case_id, created_at, id);
`;

/** Details of a hospital's booking form beyond those of the case. */
const BOOKING_DETAILS = `
  create table quoting.booking_details (
    ${tenantColumns},
    admission_type text check (admission_type in ('DAY', 'OVERNIGHT')),
    expected_nights int check (expected_nights > 0),
    anaesthesia_type text,
    special_equipment text,
    implants text,
    allergies text,
    alerts text,
    fasting text,
    notes text,
    constraint booking_details_of_case foreign key (id) references quoting.surgery_case (id)
  );
`;

/** The fees billed for the lines of accepted quotes. */
const BILLED_FEE = `
  create table quoting.billed_fee (
    ${tenantColumns},
    surgery_case_id uuid not null references quoting.surgery_case (id),
    quote_id uuid not null references quoting.quote (id),
    line_id uuid not null,
    amount_minor int not null check (amount_minor >= 0),
    gst_minor int not null check (gst_minor >= 0),
    total_minor int not null,
    quoted_minor int not null,
    billed_on date not null,
    invoice_reference text,
    biller_name text,
    reason text,
    reason_text text,
    entered_by_name text,
    added_item jsonb,
    constraint billed_fee_adds_up check (total_minor = (amount_minor + gst_minor)),
    constraint billed_fee_difference_has_reason check (reason is not null or total_minor = quoted_minor),
    constraint billed_fee_added_was_not_quoted check (added_item is null or quoted_minor = 0)
  );
  create unique index billed_fee_once on quoting.billed_fee (organisation_id, surgery_case_id, line_id) where deleted_at is null;
  create index billed_fee_by_day on quoting.billed_fee (organisation_id, billed_on) where deleted_at is null;
`;

/** How a patient's dispute of an acceptance was settled. */
const DISPUTE_SETTLEMENT = `
  create table quoting.dispute_settlement (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    revision int not null,
    outcome text not null check (outcome in ('STANDS', 'NOT_ACCEPTED')),
    reason text not null,
    note text,
    document_id uuid references quoting.case_document (id),
    settled_at timestamptz not null,
    settled_by uuid not null,
    settled_by_name text not null,
    constraint settled_with_evidence check (note is not null or document_id is not null),
    constraint settled_once unique (organisation_id, quote_id, revision)
  );
`;

/** Creates surgery cases with bookings, checklists, documents, fees and disputes. */
export async function createCases(runner: QueryRunner): Promise<void> {
  await runner.query(SURGERY_CASE);
  await tenantTable(runner, 'quoting.surgery_case');
  await runner.query(CASE_EVENT);
  await tenantTable(runner, 'quoting.case_event');
  await appendOnlyTable(runner, 'quoting.case_event');
  await runner.query(CASE_BOOKING);
  await tenantTable(runner, 'quoting.case_booking');
  await runner.query(CASE_SETTINGS);
  await tenantTable(runner, 'quoting.case_settings');
  await runner.query(CASE_CHECKLIST_TEMPLATE);
  await tenantTable(runner, 'quoting.case_checklist_template');
  await runner.query(CASE_CHECKLIST);
  await tenantTable(runner, 'quoting.case_checklist');
  await runner.query(CASE_CHECKLIST_ITEM);
  await tenantTable(runner, 'quoting.case_checklist_item');
  await runner.query(CALENDAR_FEED);
  await tenantTable(runner, 'quoting.calendar_feed');
  await runner.query(CASE_DOCUMENT);
  await tenantTable(runner, 'quoting.case_document');
  await runner.query(BOOKING_DETAILS);
  await tenantTable(runner, 'quoting.booking_details');
  await runner.query(BILLED_FEE);
  await tenantTable(runner, 'quoting.billed_fee');
  await runner.query(DISPUTE_SETTLEMENT);
  await tenantTable(runner, 'quoting.dispute_settlement');
  await appendOnlyTable(runner, 'quoting.dispute_settlement');
}
