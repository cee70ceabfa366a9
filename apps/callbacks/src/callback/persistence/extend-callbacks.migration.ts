import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_QUOTES = `alter table callbacks.callback
  alter quote_id drop not null,
  alter quote_number drop not null,
  alter revision drop not null,
  alter client_id drop not null,
  add subject text not null default 'QUOTE' check (subject in ('QUOTE', 'LEAD', 'CLIENT')),
  add lead_id uuid,
  add about text,
  add assignee_id uuid,
  add assignee_name text,
  add last_outcome text check (last_outcome in ('NO_ANSWER', 'MESSAGE_LEFT', 'SPOKE', 'WRONG_NUMBER')),
  add cancel_reason text,
  add raised_from text check (raised_from in ('LOW', 'NORMAL')),
  add reminded_on date,
  drop constraint callback_cause_check,
  add constraint callback_cause_check check (cause in ('QUOTE_SENT', 'ACCEPTANCE_WITHDRAWN', 'STAFF')),
  drop constraint callback_of_quote,
  add constraint callback_has_subject check (
    case subject when 'QUOTE' then quote_id is not null and quote_number is not null and client_id is not null
      when 'LEAD' then lead_id is not null else client_id is not null end),
  add urgency smallint not null generated always as (
    case when status in ('completed', 'cancelled') then 3 when priority = 'HIGH' then 0 when priority = 'NORMAL' then 1 else 2 end
  ) stored`;

const INDEXES = [
  // One for each cause that begins by itself; staff can ask for as many calls as they like.
  `create unique index callback_of_quote on callbacks.callback (organisation_id, quote_id, revision, cause) where cause <> 'STAFF'`,
  'create index callback_by_quote on callbacks.callback (organisation_id, quote_id) where deleted_at is null',
  'create index callback_by_lead on callbacks.callback (organisation_id, lead_id) where deleted_at is null',
  'create index callback_by_urgency on callbacks.callback (organisation_id, urgency, due_date, id) where deleted_at is null',
  `create index callback_by_assignee on callbacks.callback (organisation_id, assignee_id, urgency, due_date, id)
    where deleted_at is null`,
  // Each sweep asks for what is due and was not reminded of that day.
  `create index callback_to_remind on callbacks.callback (organisation_id, due_date)
    where deleted_at is null and status in ('pending', 'attempted')`,
];

/** Callbacks about leads and clients too, made by staff, with somebody whose they are; the most urgent first. */
export class ExtendCallbacks1764710000002 implements MigrationInterface {
  name = 'ExtendCallbacks1764710000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OF_QUOTES);
    for (const index of INDEXES) await runner.query(index);
    await runner.query(`alter table callbacks.call
      drop constraint call_outcome_check,
      add constraint call_outcome_check check (outcome in ('ATTEMPTED', 'MADE', 'UNDONE')),
      add result text check (result in ('NO_ANSWER', 'MESSAGE_LEFT', 'SPOKE', 'WRONG_NUMBER'))`);
  }

  /** Old versions know calls about quotes only, one for each cause; the others are lost to them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'calls of all practices that old versions do not know go', true)`,
    );
    await runner.query('alter table callbacks.call disable trigger user');
    const unknown = `select id from callbacks.callback where cause = 'STAFF' or subject <> 'QUOTE'`;
    await runner.query(`delete from callbacks.call where outcome = 'UNDONE' or callback_id in (${unknown})`);
    await runner.query('alter table callbacks.call enable trigger user');
    await runner.query(`delete from callbacks.callback where id in (${unknown})`);
    await runner.query(`alter table callbacks.call drop result, drop constraint call_outcome_check,
      add constraint call_outcome_check check (outcome in ('ATTEMPTED', 'MADE'))`);
    for (const name of ['by_quote', 'by_lead', 'by_assignee', 'by_urgency', 'of_quote', 'to_remind'])
      await runner.query(`drop index callbacks.callback_${name}`);
    await runner.query(`alter table callbacks.callback
      drop constraint callback_has_subject, drop urgency, drop subject, drop lead_id, drop about, drop assignee_id,
      drop assignee_name, drop last_outcome, drop cancel_reason, drop raised_from, drop reminded_on,
      drop constraint callback_cause_check,
      add constraint callback_cause_check check (cause in ('QUOTE_SENT', 'ACCEPTANCE_WITHDRAWN')),
      alter quote_id set not null, alter quote_number set not null, alter revision set not null, alter client_id set not null,
      add constraint callback_of_quote unique (organisation_id, quote_id, revision, cause)`);
  }
}
