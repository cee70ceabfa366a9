import { appendOnlyTable, tenantColumns, tenantSearchIndex, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'CLIENT_NOTE', 'LEAD_NOTE', 'QUOTE_NOTE', 'QUOTE_COMMENT', 'ORGANISATION_NOTE', 'USER_NOTE'`;
const TYPES = `'GENERAL', 'CONSULTATION', 'MEDICAL', 'PREFERENCE', 'WARNING'`;

/** Notes with their history, and who sees the medical ones. */
export class CreateNotes1764600000000 implements MigrationInterface {
  name = 'CreateNotes1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table crm.note (${tenantColumns},
      entity_type text not null check (entity_type in (${KINDS})),
      entity_id uuid not null,
      subject_key text not null,
      type text not null check (type in (${TYPES})),
      text text not null check (text <> ''),
      parent_id uuid references crm.note (id),
      reply_count int not null default 0 check (reply_count >= 0),
      edited_at timestamptz,
      client_before_merge uuid,
      search_key text not null,
      constraint only_client_notes_have_types check (type = 'GENERAL' or entity_type = 'CLIENT_NOTE'),
      constraint only_comments_have_replies check (parent_id is null or entity_type = 'QUOTE_COMMENT'))`);
    await tenantTable(runner, 'crm.note');
    await tenantSearchIndex(runner, 'crm.note');
    for (const [name, columns] of INDEXES)
      await runner.query(`create index note_by_${name} on crm.note (organisation_id, ${columns})`);
    await runner.query(`create index note_by_client_before_merge on crm.note (organisation_id, client_before_merge)
      where client_before_merge is not null`);
    await createHistory(runner);
    await runner.query(`create table crm.note_settings (${tenantColumns},
      medical_roles text[] not null,
      medical_person_ids uuid[] not null,
      constraint note_settings_of_organisation unique (organisation_id))`);
    await tenantTable(runner, 'crm.note_settings');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['note_settings', 'note_history', 'note'])
      await runner.query(`drop table crm.${table}`);
  }
}

/** What follows `organisation_id`. Deleted comments with replies are listed as well, so none leaves deleted ones out. */
const INDEXES: readonly (readonly [string, string])[] = [
  ['created_at', 'created_at, id'],
  ['subject', 'subject_key, created_at, id'],
  ['entity', 'entity_id, created_at, id'],
  ['parent', 'parent_id, created_at, id'],
];

async function createHistory(runner: QueryRunner): Promise<void> {
  await runner.query(`create table crm.note_history (
    id uuid primary key,
    organisation_id uuid not null,
    note_id uuid not null references crm.note (id),
    act text not null check (act in ('WRITTEN', 'CHANGED', 'DELETED', 'RESTORED')),
    type text not null check (type in (${TYPES})),
    text text not null,
    acted_at timestamptz not null,
    acted_by uuid)`);
  await runner.query(
    'create index note_history_of_note on crm.note_history (organisation_id, note_id, acted_at, id)',
  );
  await tenantTable(runner, 'crm.note_history');
  await appendOnlyTable(runner, 'crm.note_history');
}
