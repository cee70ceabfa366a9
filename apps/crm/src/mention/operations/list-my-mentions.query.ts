import {
  listMyMentions,
  SHOWN_MENTIONS,
  type Mention,
  type MentionTag,
  type NoteEntityType,
} from '@quillcare/contracts';
import { excerptOf, mentionedIn, withNames } from '@quillcare/rules';
import { implement, TenantReader } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { noteUrl } from '../../note/domain/note';
import { MedicalRight } from '../../note/medical-right';
import { NoteReader, type Names } from '../../note/note.reader';
import { MINE } from '../mention.sql';

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
  from ${MINE} order by m.created_at desc, m.id desc limit ${SHOWN_MENTIONS}`;
const UNREAD = `select count(*)::int as unread from (select from ${MINE} and m.read_at is null limit ${UNREAD_CAP}) counted`;

const TYPES: Record<MentionTag, Mention['type']> = {
  TAGGED_IN_NOTE: 'tagged-in-note',
  TAGGED_IN_COMMENT: 'tagged-in-comment',
  MENTION_REPLY: 'mention-reply',
};

export const ListMyMentionsQuery = implement(
  listMyMentions,
  [TenantReader, NoteReader, MedicalRight],
  (reader, notes, medical) => ({
    async handle() {
      const { userId } = actingStaff();
      const whose = [userId, notes.readableKinds(), await medical.isOfCaller()];
      const [rows, counted] = await Promise.all([
        reader.rows<Row>('crm.my_mentions', NEWEST, whose),
        reader.one<{ unread: number }>('crm.unread_mentions', UNREAD, whose),
      ]);
      const people = rows.flatMap(({ createdBy, text }) => [
        createdBy,
        ...mentionedIn(text ?? '').map(({ id }) => id),
      ]);
      const names = await notes.namesIn([], people);
      return {
        success: true,
        notifications: rows.map((row) => shown(row, names)),
        unread: counted?.unread ?? 0,
      };
    },
  }),
);

function shown(row: Row, names: Names): Mention {
  const { id, tag, entityType, entityId, noteId, createdBy, readAt, createdAt } = row;
  const excerpt = excerptOf(withNames(row.text ?? '', (person) => names.get(person)));
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
