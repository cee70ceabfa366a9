import {
  appendOnlyTable,
  createClientMergeTable,
  practiceTurnTables,
  tenantColumns,
  tenantTable,
} from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** A practice's rules for counting days, assigning callbacks and marking them as urgent. */
const CALLBACK_SETTING = `
  create table callbacks.callback_setting (
    ${tenantColumns},
    enabled boolean not null,
    auto_create boolean not null,
    due_in_days int not null check (due_in_days >= 0 and due_in_days <= 365),
    counts_business_days boolean not null default false,
    skips_holidays boolean not null default true,
    holiday_region text,
    assignment text not null default 'NOBODY' check (assignment in ('NOBODY', 'AUTHOR', 'IN_TURN')),
    assignee_ids jsonb not null default '[]',
    high_after_days int not null default 3 check (high_after_days >= 0 and high_after_days <= 60),
    constraint callback_setting_of_organisation unique (organisation_id)
  );
`;

/** Who was last assigned a callback, where callbacks are assigned in rotation. */
const CALLBACK_TURN = `
  create table callbacks.callback_turn (
    organisation_id uuid not null,
    user_id uuid not null,
    taken bigint not null,
    primary key (organisation_id, user_id)
  );
`;

const QUOTE_PROGRESS = `
  create table callbacks.quote_progress (
    ${tenantColumns},
    quote_id uuid not null,
    revision int not null,
    outcome text check (outcome in ('accepted', 'rejected', 'withdrawn', 'expired', 'replaced')),
    queried_on date,
    queried_at timestamptz,
    answered_at timestamptz,
    constraint quote_progress_of_quote unique (organisation_id, quote_id, revision)
  );
`;

const CALLBACK = `
  create table callbacks.callback (
    ${tenantColumns},
    quote_id uuid,
    quote_number text,
    revision int,
    client_id uuid,
    client_name text not null,
    client_phone text,
    status text not null check (status in ('pending', 'attempted', 'completed', 'cancelled')),
    priority text not null check (priority in ('LOW', 'NORMAL', 'HIGH')),
    due_date date not null,
    notes text,
    attempt_count int not null check (attempt_count >= 0),
    attempted_at timestamptz,
    completed_at timestamptz,
    closed_reason text,
    reschedule_reason text,
    search_key text not null,
    hurried_from date,
    cause text not null default 'QUOTE_SENT' check (cause in ('QUOTE_SENT', 'ACCEPTANCE_WITHDRAWN', 'STAFF')),
    client_before_merge uuid,
    subject text not null default 'QUOTE' check (subject in ('QUOTE', 'LEAD', 'CLIENT')),
    lead_id uuid,
    about text,
    assignee_id uuid,
    assignee_name text,
    last_outcome text check (last_outcome in ('NO_ANSWER', 'MESSAGE_LEFT', 'SPOKE', 'WRONG_NUMBER')),
    cancel_reason text,
    raised_from text check (raised_from in ('LOW', 'NORMAL')),
    reminded_on date,
    urgency smallint not null generated always as (
      case when status in ('completed', 'cancelled') then 3 when priority = 'HIGH' then 0 when priority = 'NORMAL' then 1 else 2 end
    ) stored,
    constraint callback_has_subject check (case subject
      when 'QUOTE' then quote_id is not null and quote_number is not null and client_id is not null
      when 'LEAD' then lead_id is not null
      else client_id is not null end)
  );
  create index callback_by_due_date on callbacks.callback (organisation_id, due_date, id) where deleted_at is null;
  create index callback_by_creation on callbacks.callback (organisation_id, created_at, id) where deleted_at is null;
  create index callback_by_status on callbacks.callback (organisation_id, status, due_date, id) where deleted_at is null;
  create index callback_search on callbacks.callback using gin (organisation_id, search_key gin_trgm_ops);
  create index callback_by_client on callbacks.callback (organisation_id, client_id) where deleted_at is null;
  create index callback_by_client_before_merge on callbacks.callback (organisation_id, client_before_merge)
    where client_before_merge is not null and deleted_at is null;
  -- One for each cause that begins by itself; staff can ask for as many calls as they like.
  create unique index callback_of_quote on callbacks.callback (organisation_id, quote_id, revision, cause) where cause <> 'STAFF';
  create index callback_by_quote on callbacks.callback (organisation_id, quote_id) where deleted_at is null;
  create index callback_by_lead on callbacks.callback (organisation_id, lead_id) where deleted_at is null;
  create index callback_by_urgency on callbacks.callback (organisation_id, urgency, due_date, id) where deleted_at is null;
  create index callback_by_assignee on callbacks.callback (organisation_id, assignee_id, urgency, due_date, id)
    where deleted_at is null;
  -- Each sweep asks for what is due and was not reminded of that day.
  create index callback_to_remind on callbacks.callback (organisation_id, due_date)
    where deleted_at is null and status in ('pending', 'attempted');
  create index callback_about_people on callbacks.callback (organisation_id, urgency, due_date, id)
    where deleted_at is null and subject <> 'QUOTE';
  create index callback_about_people_due on callbacks.callback (organisation_id, due_date, id)
    where deleted_at is null and subject <> 'QUOTE';
`;

/** Each call that staff made or attempted. The callback itself keeps only the last attempt. */
const CALL = `
  create table callbacks.call (
    id uuid primary key,
    organisation_id uuid not null,
    callback_id uuid not null references callbacks.callback (id),
    outcome text not null check (outcome in ('ATTEMPTED', 'MADE', 'UNDONE')),
    called_at timestamptz not null,
    called_by uuid,
    caller_name text,
    notes text,
    result text check (result in ('NO_ANSWER', 'MESSAGE_LEFT', 'SPOKE', 'WRONG_NUMBER'))
  );
  create index call_of_callback on callbacks.call (organisation_id, callback_id, called_at, id);
`;

/** Creates callbacks, calls, and a practice's settings for them. */
export async function createCallbacks(runner: QueryRunner): Promise<void> {
  await runner.query(CALLBACK_SETTING);
  await tenantTable(runner, 'callbacks.callback_setting');
  await runner.query(CALLBACK_TURN);
  await tenantTable(runner, 'callbacks.callback_turn');
  await runner.query(QUOTE_PROGRESS);
  await tenantTable(runner, 'callbacks.quote_progress');
  await runner.query(CALLBACK);
  await tenantTable(runner, 'callbacks.callback');
  await runner.query(CALL);
  await tenantTable(runner, 'callbacks.call');
  await appendOnlyTable(runner, 'callbacks.call');
  await createClientMergeTable(runner, 'callbacks');
  await practiceTurnTables(runner, 'callbacks');
}
