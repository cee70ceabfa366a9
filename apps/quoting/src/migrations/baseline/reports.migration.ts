import { changeMarkTables, addChangeMarkTriggers, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** The enquiry that a client originated from, as reported by crm. Without a client it only records how far its step counts. */
const CLIENT_ENQUIRY = `
  create table quoting.client_enquiry (
    organisation_id uuid not null,
    lead_id uuid not null,
    client_id uuid,
    client_before_merge uuid,
    source text not null,
    asked_at timestamptz not null,
    step int not null default 0,
    quoted_at timestamptz,
    accepted_at timestamptz,
    is_done boolean not null default false,
    primary key (organisation_id, lead_id)
  );
  create index client_enquiry_before_merge on quoting.client_enquiry (organisation_id, client_before_merge)
    where client_before_merge is not null;
  create index client_enquiry_of_client on quoting.client_enquiry (organisation_id, client_id, asked_at);
`;

/** One row per sent quote, whatever its versions, with what the reports need about it. */
const REPORT_QUOTE = `
  create table quoting.report_quote (
    organisation_id uuid not null,
    quote_number text not null,
    quote_id uuid not null,
    lead_id uuid,
    source text,
    doctor_id uuid not null,
    site_id uuid,
    surgery_id uuid,
    sent_at timestamptz not null,
    sent_on date not null,
    valid_until date not null,
    outcome text not null,
    is_viewed boolean not null,
    accepted_at timestamptz,
    accepted_on date,
    is_done boolean not null,
    has_case boolean not null,
    is_signed boolean not null,
    total_minor bigint not null,
    decline_reason text,
    primary key (organisation_id, quote_number)
  );
  create unique index report_quote_by_quote on quoting.report_quote (organisation_id, quote_id);
  create index report_quote_by_sent_on on quoting.report_quote (organisation_id, sent_on);
  create index report_quote_by_valid_until on quoting.report_quote (organisation_id, valid_until) where outcome = 'WAITING';
  create index report_quote_by_accepted_on on quoting.report_quote (organisation_id, accepted_on) where accepted_on is not null;
  create index report_quote_by_lead on quoting.report_quote (organisation_id, lead_id) where lead_id is not null;
`;

const REPORT_QUESTION = `
  create table quoting.report_question (
    organisation_id uuid not null,
    quote_number text not null,
    asked_at timestamptz not null,
    asked_on date not null,
    answered_at timestamptz,
    primary key (organisation_id, quote_number, asked_at)
  );
  create index report_question_by_asked_on on quoting.report_question (organisation_id, asked_on);
`;

/** Daily totals. An empty value stands for quotes without a site, procedure or enquiry. */
const REPORT_DAY = `
  create table quoting.report_day (
    organisation_id uuid not null,
    dimension text not null,
    day date not null,
    value text not null,
    quotes int not null default 0,
    viewed int not null default 0,
    accepted int not null default 0,
    declined int not null default 0,
    expired int not null default 0,
    withdrawn int not null default 0,
    acceptance_withdrawn int not null default 0,
    waiting int not null default 0,
    done int not null default 0,
    quoted_minor bigint not null default 0,
    accepted_minor bigint not null default 0,
    waiting_minor bigint not null default 0,
    primary key (organisation_id, dimension, day, value)
  );
`;

/** Open quotes by their last valid day. */
const REPORT_EXPIRY_DAY = `
  create table quoting.report_expiry_day (
    organisation_id uuid not null,
    day date not null,
    quotes int not null,
    value_minor bigint not null,
    primary key (organisation_id, day)
  );
`;

/** Cases by the day of acceptance. */
const REPORT_CASE_DAY = `
  create table quoting.report_case_day (
    organisation_id uuid not null,
    day date not null,
    cases int not null,
    signed int not null,
    primary key (organisation_id, day)
  );
`;

/** Durations in the classes that the rules define. Class -1 counts what has not happened yet. */
const REPORT_TIME_DAY = `
  create table quoting.report_time_day (
    organisation_id uuid not null,
    measure text not null,
    day date not null,
    class smallint not null,
    cases int not null,
    minutes bigint not null,
    primary key (organisation_id, measure, day, class)
  );
`;

/**
 * Monthly totals by two dimensions, such as procedure and doctor. They are monthly rather than daily because on most days most
 * pairs have one quote, so there would be as many daily totals as quotes. `day` is the first of the month. An empty value stands
 * for quotes without a site, procedure or enquiry.
 */
const REPORT_PAIR_MONTH = `
  create table quoting.report_pair_month (
    organisation_id uuid not null,
    pair text not null,
    day date not null,
    value text not null,
    other text not null,
    quotes int not null,
    accepted int not null,
    done int not null,
    quoted_minor bigint not null,
    accepted_minor bigint not null,
    primary key (organisation_id, pair, day, value, other)
  );
`;

/** The tables whose changes can change a quote's figures. All of them contain the quote's number. */
const SOURCES = ['quoting.quote', 'quoting.quote_message', 'quoting.surgery_case'];

/** Creates the basis of the reports: facts of each quote, and their daily and monthly totals. */
export async function createReports(runner: QueryRunner): Promise<void> {
  await changeMarkTables(runner, 'quoting');
  await runner.query(CLIENT_ENQUIRY);
  await tenantTable(runner, 'quoting.client_enquiry');
  await runner.query(REPORT_QUOTE);
  await tenantTable(runner, 'quoting.report_quote');
  await runner.query(REPORT_QUESTION);
  await tenantTable(runner, 'quoting.report_question');
  await runner.query(REPORT_DAY);
  await tenantTable(runner, 'quoting.report_day');
  await runner.query(REPORT_EXPIRY_DAY);
  await tenantTable(runner, 'quoting.report_expiry_day');
  await runner.query(REPORT_CASE_DAY);
  await tenantTable(runner, 'quoting.report_case_day');
  await runner.query(REPORT_TIME_DAY);
  await tenantTable(runner, 'quoting.report_time_day');
  await runner.query(REPORT_PAIR_MONTH);
  await tenantTable(runner, 'quoting.report_pair_month');
  for (const source of SOURCES) await addChangeMarkTriggers(runner, source, 'quote_number');
}
