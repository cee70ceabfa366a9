import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The local mailbox, which replaces an SMTP server in development. */
export class CreateMailboxMessage1763600001000 implements MigrationInterface {
  name = 'CreateMailboxMessage1763600001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notifications.mailbox_message (${tenantColumns},
      message_id text not null,
      recipient text not null,
      sender text not null,
      subject text not null,
      text_body text not null,
      html_body text,
      constraint mailbox_message_once unique (organisation_id, message_id))`);
    await tenantTable(runner, 'notifications.mailbox_message');
    // One mailbox for all practices on the machine, read newest first.
    await runner.query('create index mailbox_message_newest on notifications.mailbox_message (id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.mailbox_message');
  }
}
