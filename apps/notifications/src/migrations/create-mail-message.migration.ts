import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails and their delivery. The content is sealed, and erased once the email is delivered or has failed. */
export class CreateMailMessage1763600000000 implements MigrationInterface {
  name = 'CreateMailMessage1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notifications.mail_message (${tenantColumns},
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
      constraint mail_message_once unique (organisation_id, dedupe_key),
      constraint mail_message_params check ((sealed_params is not null) = (state = 'PENDING')))`);
    await tenantTable(runner, 'notifications.mail_message');
    await runner.query(
      'create index mail_message_of_quote on notifications.mail_message (organisation_id, quote_id) where quote_id is not null',
    );
    // For the sweep, which searches across organisations.
    await runner.query(
      "create index mail_message_pending on notifications.mail_message (due_at) where state = 'PENDING'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.mail_message');
  }
}
