import { z } from 'zod';
import { id, instant, recordFields } from '../core/primitives';

/** Maximum length of a note in characters. */
export const MAX_NOTE_LENGTH = 10_000;

/** What a note can belong to. Comments belong to a quote as well, and can have replies. */
export const noteEntityType = z.enum([
  'CLIENT_NOTE',
  'LEAD_NOTE',
  'QUOTE_NOTE',
  'QUOTE_COMMENT',
  'ORGANISATION_NOTE',
  'USER_NOTE',
]);
export type NoteEntityType = z.infer<typeof noteEntityType>;

/** Applies to notes on clients. All other notes are GENERAL. */
export const noteType = z.enum(['GENERAL', 'CONSULTATION', 'MEDICAL', 'PREFERENCE', 'WARNING']);
export type NoteType = z.infer<typeof noteType>;

const noteFields = {
  ...recordFields,
  /** Set only on a deleted comment that has replies; its text is empty then. */
  deletedAt: instant.nullable(),
  entityType: noteEntityType,
  entityId: id,
  type: noteType,
  /** Mentions are written as `@[name](id)`, with people's current names. */
  text: z.string(),
  parentId: id.nullable(),
  editedAt: instant.nullable(),
  /** Null for notes that predate authors or were imported. */
  author: z.object({ id, name: z.string().nullable() }).nullable(),
};

export const noteReply = z.object(noteFields);
export const note = z.object({ ...noteFields, replies: z.array(noteReply) });
export type NoteReply = z.infer<typeof noteReply>;
export type Note = z.infer<typeof note>;

/** An entry in a note's history, with the text as it was afterwards. */
export const noteChange = z.object({
  id,
  act: z.enum(['WRITTEN', 'CHANGED', 'DELETED', 'RESTORED']),
  type: noteType,
  text: z.string(),
  at: instant,
  by: z.object({ id, name: z.string().nullable() }).nullable(),
});
export type NoteChange = z.infer<typeof noteChange>;
