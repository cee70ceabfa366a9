import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was told of what: an @ in a note, or an answer to a comment. */
export class CreateMentions1764600000002 implements MigrationInterface {
  name = 'CreateMentions1764600000002';

  async up(runner: QueryRunner): Promise<void> {
    // Of a note only its id is kept: text, record and rights are read from the note as it is now.
    await runner.query(`create table crm.mention (${tenantColumns},
      user_id uuid not null,
      tag text not null check (tag in ('TAGGED_IN_NOTE', 'TAGGED_IN_COMMENT', 'MENTION_REPLY')),
      note_id uuid references crm.note (id),
      entity_type text not null,
      entity_id uuid not null,
      excerpt text,
      read_at timestamptz,
      constraint mention_of_note_or_text check ((note_id is null) = (excerpt is not null)))`);
    await tenantTable(runner, 'crm.mention');
    await runner.query(`create index mention_of_person on crm.mention (organisation_id, user_id, created_at, id)
      where deleted_at is null`);
    await runner.query(`create index mention_unread on crm.mention (organisation_id, user_id, created_at, id)
      where deleted_at is null and read_at is null`);
    await runner.query(`create unique index mention_once on crm.mention (organisation_id, note_id, user_id)
      where note_id is not null and deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crm.mention');
  }
}
