import {
  listMyMentions,
  MAX_MENTIONS,
  type Mention,
  type MentionTag,
  type NoteEntityType,
} from '@quillcare/contracts';
import { buildExcerpt, findMentionedPeople, refreshMentionNames } from '@quillcare/rules';
import { implement, TenantReader } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { noteUrl } from '../../note/domain/note';
import { MedicalNoteAccess } from '../../note/medical-note-access';
import { NoteReader, type Names } from '../../note/note.reader';
import { OWN_MENTIONS } from '../mention.sql';

interface Row {
  id: string;
  tag: MentionTag;
  noteId: string | null;
  entityType: NoteEntityType;
  entityId: string;
  createdBy: string | null;
  text: string | null;
  readAt: string | null;
  createdAt: string;
}

/** The badge shows at most "99+". */
const UNREAD_CAP = 100;

// Uses the note's current record, because merging clients moves notes.
const NEWEST = `select m.id, m.tag, m.note_id, m.entity_type, coalesce(n.entity_id, m.entity_id) as entity_id, m.created_by,
    coalesce(n.text, m.excerpt) as text, m.read_at, m.created_at
  from ${OWN_MENTIONS} order by m.created_at desc, m.id desc limit ${MAX_MENTIONS}`;
const UNREAD = `select count(*)::int as unread from (select from ${OWN_MENTIONS} and m.read_at is null limit ${UNREAD_CAP}) counted`;

const TYPES: Record<MentionTag, Mention['type']> = {
  TAGGED_IN_NOTE: 'tagged-in-note',
  TAGGED_IN_COMMENT: 'tagged-in-comment',
  MENTION_REPLY: 'mention-reply',
};

export const ListMyMentionsQuery = implement(
  listMyMentions,
  [TenantReader, NoteReader, MedicalNoteAccess],
  (reader, notes, medical) => ({
    async handle() {
      const { userId } = requireUser();
      const params = [userId, notes.readableKinds(), await medical.isGrantedToCaller()];
      const [rows, counted] = await Promise.all([
        reader.rows<Row>('crm.my_mentions', NEWEST, params),
        reader.one<{ unread: number }>('crm.unread_mentions', UNREAD, params),
      ]);
      const people = rows.flatMap(({ createdBy, text }) => [
        createdBy,
        ...findMentionedPeople(text ?? '').map(({ id }) => id),
      ]);
      const names = await notes.namesIn([], people);
      return {
        success: true,
        notifications: rows.map((row) => toMention(row, names)),
        unread: counted?.unread ?? 0,
      };
    },
  }),
);

function toMention(row: Row, names: Names): Mention {
  const { id, tag, entityType, entityId, noteId, createdBy, readAt, createdAt } = row;
  const excerpt = buildExcerpt(refreshMentionNames(row.text ?? '', (person) => names.get(person)));
  return {
    id,
    tag,
    type: TYPES[tag],
    entity_type: entityType,
    entity_id: entityId,
    author_id: createdBy,
    author_name: createdBy === null ? null : (names.get(createdBy) ?? null),
    note_excerpt: excerpt || null,
    is_read: readAt !== null,
    read_at: readAt,
    created_at: createdAt,
    action_url: noteUrl(entityType, entityId, noteId),
  };
}
