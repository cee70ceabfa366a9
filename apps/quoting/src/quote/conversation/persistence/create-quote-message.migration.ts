import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The conversation about a quote, whatever its version: messages stay as they were written, and each has at most one mark of when
 * the other side first saw it. A final answer keeps the conversation as it was then.
 */
export class CreateQuoteMessage1764500003000 implements MigrationInterface {
  name = 'CreateQuoteMessage1764500003000';

  async up(runner: QueryRunner): Promise<void> {
    await createMessages(runner);
    await createMarks(runner);
    await moveQuestions(runner);
    await runner.query(
      'alter table quoting.patient_response add column thread jsonb, add column thread_sha256 text',
    );
    // For the sweep of overdue answers, which searches across organisations.
    await runner.query(
      `create index quote_question_since on quoting.quote (question_since) where question_since is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger question_of_previous_version on quoting.quote');
    await runner.query('drop function quoting.keep_question');
    await runner.query('drop index quoting.quote_question_since');
    await runner.query('alter table quoting.patient_response drop column thread_sha256, drop column thread');
    await runner.query('drop table quoting.answer_reminder');
    await runner.query('drop table quoting.quote_message_read');
    await runner.query('drop table quoting.quote_message');
  }
}

async function createMessages(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.quote_message (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    quote_number text not null,
    sender text not null check (sender in ('PATIENT', 'PRACTICE')),
    channel text not null check (channel in ('PAGE', 'TELEPHONE')),
    text text not null,
    sent_at timestamptz not null,
    by_id uuid,
    by_name text)`);
  await runner.query(
    'create index quote_message_of_quote on quoting.quote_message (organisation_id, quote_number, sent_at, id)',
  );
  await tenantTable(runner, 'quoting.quote_message');
  await appendOnlyTable(runner, 'quoting.quote_message');
}

/** When a message was first seen, and for which questions the practice was told that an answer is overdue. */
async function createMarks(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.quote_message_read (
    message_id uuid primary key references quoting.quote_message (id),
    organisation_id uuid not null,
    read_at timestamptz not null)`);
  await tenantTable(runner, 'quoting.quote_message_read');
  await runner.query(`create table quoting.answer_reminder (
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    question_since timestamptz not null,
    told_at timestamptz not null,
    primary key (organisation_id, quote_id, question_since))`);
  await tenantTable(runner, 'quoting.answer_reminder');
}

/**
 * Moves the questions out of `quote.queries`. The column stays for the previous version, which writes there as long as it runs
 * beside this one: a trigger keeps those questions too.
 */
async function moveQuestions(runner: QueryRunner): Promise<void> {
  await runner.query(
    `select set_config('app.platform_scope', 'questions of all practices become messages', true)`,
  );
  await runner.query(`insert into quoting.quote_message
      (id, organisation_id, quote_id, quote_number, sender, channel, text, sent_at)
    select (asked->>'id')::uuid, q.organisation_id, q.id, q.quote_number, 'PATIENT', 'PAGE', asked->>'message',
           (asked->>'askedAt')::timestamptz
      from quoting.quote q, jsonb_array_elements(q.queries) asked`);
  await runner.query(`insert into quoting.quote_message_read (message_id, organisation_id, read_at)
    select m.id, m.organisation_id, now() from quoting.quote_message m
      join quoting.quote q on q.id = m.quote_id where q.status <> 'QUERY_RECEIVED'`);
  await runner.query(`update quoting.quote
       set unread_messages = jsonb_array_length(queries), question_since = (queries->0->>'askedAt')::timestamptz
     where status = 'QUERY_RECEIVED' and queries <> '[]'`);
  await runner.query(`create function quoting.keep_question() returns trigger language plpgsql as $$
    begin
      insert into quoting.quote_message (id, organisation_id, quote_id, quote_number, sender, channel, text, sent_at)
      values ((new.queries->-1->>'id')::uuid, new.organisation_id, new.id, new.quote_number, 'PATIENT', 'PAGE',
              new.queries->-1->>'message', (new.queries->-1->>'askedAt')::timestamptz);
      new.unread_messages := new.unread_messages + 1;
      new.question_since := coalesce(new.question_since, (new.queries->-1->>'askedAt')::timestamptz);
      return new;
    end $$`);
  await runner.query(`create trigger question_of_previous_version before update of queries on quoting.quote
    for each row when (jsonb_array_length(new.queries) > jsonb_array_length(old.queries))
    execute function quoting.keep_question()`);
}
