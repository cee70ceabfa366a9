import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The practices' own words for emails to patients. */
export class CreateMailTemplate1764750000003 implements MigrationInterface {
  name = 'CreateMailTemplate1764750000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notifications.mail_template (${tenantColumns},
      key text not null,
      is_changed boolean not null,
      subject text not null,
      heading text not null,
      greeting text not null,
      paragraphs jsonb not null,
      button_label text,
      constraint mail_template_once unique (organisation_id, key))`);
    await tenantTable(runner, 'notifications.mail_template');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.mail_template');
  }
}
