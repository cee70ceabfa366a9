import { z } from 'zod';
import { id, instant, recordFields } from '../core/primitives';

/** The longest note. */
export const NOTE_LENGTH = 10_000;

/** What a note can hang on. Comments are of a quote too, and have replies. */
export const noteEntityType = z.enum([
  'CLIENT_NOTE',
  'LEAD_NOTE',
  'QUOTE_NOTE',
  'QUOTE_COMMENT',
  'ORGANISATION_NOTE',
  'USER_NOTE',
]);
export type NoteEntityType = z.infer<typeof noteEntityType>;

/** Notes on clients are one of these; all others are GENERAL. */
export const noteType = z.enum(['GENERAL', 'CONSULTATION', 'MEDICAL', 'PREFERENCE', 'WARNING']);
export type NoteType = z.infer<typeof noteType>;

const noteFields = {
  ...recordFields,
  /** Set only on a comment that was deleted but has replies: its text is empty then. */
  deletedAt: instant.nullable(),
  entityType: noteEntityType,
  entityId: id,
  type: noteType,
  /** Mentions are `@[name](id)`, with the names that people have today. */
  text: z.string(),
  /** The comment that this one answers. */
  parentId: id.nullable(),
  editedAt: instant.nullable(),
  /** Null for what was there before notes had authors, or came with an import. */
  author: z.object({ id, name: z.string().nullable() }).nullable(),
};

export const noteReply = z.object(noteFields);
export const note = z.object({ ...noteFields, replies: z.array(noteReply) });
export type NoteReply = z.infer<typeof noteReply>;
export type Note = z.infer<typeof note>;

/** What happened to a note, with the text as it was afterwards. */
export const noteChange = z.object({
  id,
  act: z.enum(['WRITTEN', 'CHANGED', 'DELETED', 'RESTORED']),
  type: noteType,
  text: z.string(),
  at: instant,
  by: z.object({ id, name: z.string().nullable() }).nullable(),
});
export type NoteChange = z.infer<typeof noteChange>;
