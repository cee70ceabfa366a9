import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const NOTE = `
  create table crm.note (
    ${tenantColumns},
    entity_type text not null check (entity_type in ('CLIENT_NOTE', 'LEAD_NOTE', 'QUOTE_NOTE', 'QUOTE_COMMENT',
      'ORGANISATION_NOTE', 'USER_NOTE')),
    entity_id uuid not null,
    subject_key text not null,
    type text not null check (type in ('GENERAL', 'CONSULTATION', 'MEDICAL', 'PREFERENCE', 'WARNING')),
    text text not null check (text <> ''),
    parent_id uuid references crm.note (id),
    reply_count int not null default 0 check (reply_count >= 0),
    edited_at timestamptz,
    client_before_merge uuid,
    search_key text not null,
    constraint only_client_notes_have_types check (type = 'GENERAL' or entity_type = 'CLIENT_NOTE'),
    constraint only_comments_have_replies check (parent_id is null or entity_type = 'QUOTE_COMMENT')
  );
  create index note_search on crm.note using gin (organisation_id, search_key gin_trgm_ops);
  create index note_by_created_at on crm.note (organisation_id, created_at, id);
  create index note_by_subject on crm.note (organisation_id, subject_key, created_at, id);
  create index note_by_entity on crm.note (organisation_id, entity_id, created_at, id);
  create index note_by_parent on crm.note (organisation_id, parent_id, created_at, id);
  create index note_by_client_before_merge on crm.note (organisation_id, client_before_merge) where client_before_merge is not null;
`;

const NOTE_HISTORY = `
  create table crm.note_history (
    id uuid primary key,
    organisation_id uuid not null,
    note_id uuid not null references crm.note (id),
    act text not null check (act in ('WRITTEN', 'CHANGED', 'DELETED', 'RESTORED')),
    type text not null check (type in ('GENERAL', 'CONSULTATION', 'MEDICAL', 'PREFERENCE', 'WARNING')),
    text text not null,
    acted_at timestamptz not null,
    acted_by uuid
  );
  create index note_history_of_note on crm.note_history (organisation_id, note_id, acted_at, id);
`;

/** Who can see medical notes. */
const NOTE_SETTINGS = `
  create table crm.note_settings (
    ${tenantColumns},
    medical_roles text[] not null,
    medical_person_ids uuid[] not null,
    constraint note_settings_of_organisation unique (organisation_id)
  );
`;

/**
 * Mentions: an @ in a note, or an answer to a comment. Only the note's id is kept, because text, record and permissions are read
 * from the current note.
 */
const MENTION = `
  create table crm.mention (
    ${tenantColumns},
    user_id uuid not null,
    tag text not null check (tag in ('TAGGED_IN_NOTE', 'TAGGED_IN_COMMENT', 'MENTION_REPLY')),
    note_id uuid references crm.note (id),
    entity_type text not null,
    entity_id uuid not null,
    excerpt text,
    read_at timestamptz,
    constraint mention_of_note_or_text check ((note_id is null) = (excerpt is not null))
  );
  create index mention_of_person on crm.mention (organisation_id, user_id, created_at, id) where deleted_at is null;
  create index mention_unread on crm.mention (organisation_id, user_id, created_at, id) where deleted_at is null and read_at is null;
  create unique index mention_once on crm.mention (organisation_id, note_id, user_id)
    where note_id is not null and deleted_at is null;
`;

/** Creates notes with their history, the visibility of medical notes, and mentions. */
export async function createNotes(runner: QueryRunner): Promise<void> {
  await runner.query(NOTE);
  await tenantTable(runner, 'crm.note');
  await runner.query(NOTE_HISTORY);
  await tenantTable(runner, 'crm.note_history');
  await appendOnlyTable(runner, 'crm.note_history');
  await runner.query(NOTE_SETTINGS);
  await tenantTable(runner, 'crm.note_settings');
  await runner.query(MENTION);
  await tenantTable(runner, 'crm.mention');
}
