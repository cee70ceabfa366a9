import { Injectable } from '@nestjs/common';
import {
  canReadNotes,
  noteEntityType,
  type Note,
  type NoteEntityType,
  type NoteReply,
  type NoteType,
} from '@quillcare/contracts';
import { findMentionedPeople, refreshMentionNames } from '@quillcare/rules';
import { PeopleNames, RecordViews, TenantReader } from '@quillcare/service-kit';
import { requireUser } from '../acting-staff';
import { noteLabel, type NoteDraft } from './domain/note';
import { MedicalNoteAccess } from './medical-note-access';

/** A stored note in wire format. */
export interface NoteRow {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  entityType: NoteEntityType;
  entityId: string;
  type: NoteType;
  text: string;
  parentId: string | null;
  editedAt: string | null;
  createdBy: string | null;
  updatedBy: string | null;
}

/** A deleted comment keeps its place above its replies, but not its text. */
export const NOTE_COLUMNS = `id, version, created_at, updated_at, deleted_at, entity_type, entity_id, type,
  case when deleted_at is null then text else '' end as text, parent_id, edited_at, created_by, updated_by`;

const MAX_REPLIES = 500;

const REPLIES = `select ${NOTE_COLUMNS} from crm.note
  where organisation_id = $1 and parent_id = any($2::uuid[]) and deleted_at is null
  order by created_at, id limit ${MAX_REPLIES}`;

// Includes the text of a deleted note, for restoring it only.
const ONE = `select id, version, created_at, updated_at, deleted_at, entity_type, entity_id, type, text, parent_id, edited_at,
    created_by, updated_by from crm.note
  where organisation_id = $1 and id = $2 and (deleted_at is null or $3) and entity_type = any($4)
    and (type <> 'MEDICAL' or $5)`;

const SELECT_OF_CLIENT = `select ${NOTE_COLUMNS} from crm.note
  where organisation_id = $1 and subject_key = 'CLIENT ' || $2::uuid and entity_type = 'CLIENT_NOTE' and deleted_at is null
    and (type <> 'MEDICAL' or $3) and ($4::timestamptz is null or (created_at, id) < ($4, $5::uuid))
  order by created_at desc, id desc limit $6`;

const COUNT_OF_CLIENT = `select count(*)::int as notes from crm.note
  where organisation_id = $1 and subject_key = 'CLIENT ' || $2::uuid and entity_type = 'CLIENT_NOTE' and deleted_at is null
    and (type <> 'MEDICAL' or $3)`;

const OF_LEADS = `select n.* from unnest($2::uuid[]) as own (lead_id)
  cross join lateral (
    select ${NOTE_COLUMNS} from crm.note
     where organisation_id = $1 and subject_key = 'LEAD ' || own.lead_id and deleted_at is null
       and (created_at, id) < ($3::timestamptz, $4::uuid)
     order by created_at desc, id desc limit $5) n
  order by n.created_at desc, n.id desc limit $5`;

/** Reads the notes the caller may see: by their right to the record, and for medical notes by the practice's setting. */
@Injectable()
export class NoteReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly people: PeopleNames,
    private readonly medical: MedicalNoteAccess,
    private readonly views: RecordViews,
  ) {}

  readableKinds(): NoteEntityType[] {
    const person = requireUser();
    return noteEntityType.options.filter((kind) => canReadNotes(kind, person));
  }

  /** Returns a note the caller may see, or null. `withDeleted` includes deleted notes with their text, for restoring. */
  async find(id: string, { withDeleted = false } = {}): Promise<NoteRow | null> {
    const seesMedical = await this.medical.isGrantedToCaller();
    return this.reader.one<NoteRow>('crm.note', ONE, [id, withDeleted, this.readableKinds(), seesMedical]);
  }

  /** Returns the client's notes visible to the caller before a position, newest first. Empty without the right to clients. */
  async findOfClientBefore(
    clientId: string,
    before: { createdAt: string; id: string } | null,
    limit: number,
  ): Promise<Note[]> {
    if (!canReadNotes('CLIENT_NOTE', requireUser())) return [];
    const rows = await this.reader.rows<NoteRow>('crm.notes_of_client', SELECT_OF_CLIENT, [
      ...[clientId, await this.medical.isGrantedToCaller()],
      ...[before?.createdAt ?? null, before?.id ?? null, limit],
    ]);
    return this.toNotes(rows);
  }

  /** Counts the client's notes visible to the caller, so that the number does not reveal medical ones. */
  async countForClient(clientId: string): Promise<number> {
    if (!canReadNotes('CLIENT_NOTE', requireUser())) return 0;
    const params = [clientId, await this.medical.isGrantedToCaller()];
    const found = await this.reader.one<{ notes: number }>(
      'crm.count_notes_of_client',
      COUNT_OF_CLIENT,
      params,
    );
    return found?.notes ?? 0;
  }

  /** Returns the notes on these leads visible to the caller before a position, newest first. */
  async findOfLeadsBefore(
    leadIds: readonly string[],
    before: { createdAt: string; id: string },
    limit: number,
  ): Promise<Note[]> {
    if (leadIds.length === 0 || !canReadNotes('LEAD_NOTE', requireUser())) return [];
    const params = [leadIds, before.createdAt, before.id, limit];
    return this.toNotes(await this.reader.rows<NoteRow>('crm.notes_of_leads', OF_LEADS, params));
  }

  /** Maps rows to the contract with current names and the replies of comments. Calls identity, so use it only in queries. */
  async toNotes(rows: readonly NoteRow[]): Promise<Note[]> {
    await this.auditMedicalReads(rows.filter(({ type }) => type === 'MEDICAL'));
    const replies = await this.findReplies(rows);
    const names = await this.namesIn([...rows, ...replies]);
    return rows.map((row) => toNote(row, replies, names));
  }

  /** Audits who read medical notes, never their content. */
  auditMedicalReads(notes: readonly (NoteDraft & { id: string })[]): Promise<void> {
    return this.views.recordViews(
      ...notes.map((note) => ({
        entityType: 'NOTE' as const,
        entityId: note.id,
        entityLabel: noteLabel(note),
        notes: 'Medical note read',
      })),
    );
  }

  findReplies(rows: readonly NoteRow[]): Promise<NoteRow[]> {
    const comments = rows.filter(({ entityType, parentId }) => entityType === 'QUOTE_COMMENT' && !parentId);
    if (comments.length === 0) return Promise.resolve([]);
    return this.reader.rows<NoteRow>('crm.note_replies', REPLIES, [comments.map(({ id }) => id)]);
  }

  /** Returns the names of the rows' authors and mentioned people, and of `others`. */
  namesIn(rows: readonly NoteRow[], others: readonly (string | null)[] = []): Promise<Names> {
    const mentioned = rows.flatMap(({ text }) => findMentionedPeople(text).map(({ id }) => id));
    const written = rows.map(({ createdBy }) => createdBy);
    // Only UUIDs are sent to identity, because a text can contain anything in place of an id.
    return this.people.findNames([...written, ...[...mentioned, ...others].filter(isPersonId)]);
  }
}

export type Names = ReadonlyMap<string, string | null>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isPersonId(id: string | null): boolean {
  return id !== null && UUID.test(id);
}

/** Maps a row to its contract, with those of the replies that belong to it. */
export function toNote(row: NoteRow, replies: readonly NoteRow[], names: Names): Note {
  const own = replies.filter(({ parentId }) => parentId === row.id);
  return { ...toReply(row, names), replies: own.map((reply) => toReply(reply, names)) };
}

function toReply(row: NoteRow, names: Names): NoteReply {
  const { createdBy, updatedBy: _updatedBy, ...note } = row;
  return {
    ...note,
    text: refreshMentionNames(note.text, (id) => names.get(id)),
    author: createdBy === null ? null : { id: createdBy, name: names.get(createdBy) ?? null },
  };
}
