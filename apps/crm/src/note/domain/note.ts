import {
  ADMINS,
  AppError,
  invalid,
  type FieldError,
  type NoteEntityType,
  type NoteType,
  type Role,
} from '@quillcare/contracts';
import { mentionedIn, readableText, searchKey } from '@quillcare/rules';

/** The most people that one note mentions. */
export const MOST_MENTIONED = 50;

const NO_TYPE = 'Only notes on clients have a type';
const NOT_MEDICAL = 'Your practice does not let you write medical notes';
const NO_REPLY = 'Only comments on a quote have replies';

/** What a note is about to be. */
export interface NoteDraft {
  entityType: NoteEntityType;
  type: NoteType;
  parentId: string | null;
}

/** Throws VALIDATION_FAILED with every field that does not fit the record, or that the writer may not choose. */
export function checkNote({ entityType, type, parentId }: NoteDraft, seesMedical: boolean): void {
  const errors: FieldError[] = [];
  if (entityType !== 'CLIENT_NOTE' && type !== 'GENERAL') errors.push({ path: 'type', message: NO_TYPE });
  else if (type === 'MEDICAL' && !seesMedical) errors.push({ path: 'type', message: NOT_MEDICAL });
  if (entityType !== 'QUOTE_COMMENT' && parentId !== null)
    errors.push({ path: 'parentId', message: NO_REPLY });
  if (errors.length > 0) throw invalid(...errors);
}

/** Who is mentioned now and was not before. */
export function newlyMentioned(text: string, before = ''): string[] {
  const known = new Set(mentionedIn(before).map(({ id }) => id));
  return mentionedIn(text).flatMap(({ id }) => (known.has(id) ? [] : [id]));
}

/**
 * Throws VALIDATION_FAILED at `text` where it mentions somebody who cannot read the note: they left, or have no right to the
 * record. Whoever was mentioned before may have left since.
 */
export function checkMentioned(text: string, before: string, readers: ReadonlySet<string>): void {
  const added = new Set(newlyMentioned(text, before));
  const people = mentionedIn(text).filter(({ id }) => added.has(id));
  if (people.length > MOST_MENTIONED)
    throw invalid({ path: 'text', message: `Please mention at most ${MOST_MENTIONED} people` });
  const strangers = people.filter(({ id }) => !readers.has(id));
  if (strangers.length === 0) return;
  const names = strangers.map(({ name }) => name).join(', ');
  throw invalid({
    path: 'text',
    message: `These people cannot read this note, so they cannot be mentioned: ${names}`,
  });
}

interface Written {
  createdBy: string | null;
}

interface Person {
  userId: string | null;
  role: Role;
}

/** A note belongs to its author. One without an author, from before there were any, belongs to whoever may write here. */
export function mayChangeNote({ createdBy }: Written, { userId }: Person): boolean {
  return createdBy === null || createdBy === userId;
}

/** Administrators may delete what others wrote. */
export function mayDeleteNote(note: Written, person: Person): boolean {
  return mayChangeNote(note, person) || ADMINS.some((role) => role === person.role);
}

/** Whoever deleted a note may bring it back, and an administrator any. */
export function mayRestoreNote(note: Written & { updatedBy: string | null }, person: Person): boolean {
  return note.updatedBy === person.userId || mayDeleteNote(note, person);
}

export function forbid(detail: string): AppError {
  return new AppError('FORBIDDEN', { detail });
}

/** What the columns of a note are derived from its text. */
export function noteSearchKey(text: string): string {
  return searchKey(readableText(text));
}

/** Where a mention leads: the page of the record, with the note to show. */
export function noteUrl(entityType: NoteEntityType, entityId: string, noteId: string | null): string {
  const PAGES: Record<NoteEntityType, string> = {
    CLIENT_NOTE: `/clients/${entityId}`,
    LEAD_NOTE: `/leads/${entityId}`,
    QUOTE_NOTE: `/quotes/view/${entityId}`,
    QUOTE_COMMENT: `/quotes/view/${entityId}`,
    ORGANISATION_NOTE: '/admin/organization-settings',
    USER_NOTE: `/users/${entityId}`,
  };
  return noteId === null ? PAGES[entityType] : `${PAGES[entityType]}?note=${noteId}`;
}

const NAMES: Record<NoteType, string> = {
  GENERAL: 'Note',
  CONSULTATION: 'Consultation note',
  MEDICAL: 'Medical note',
  PREFERENCE: 'Preference',
  WARNING: 'Warning',
};
const RECORDS: Record<NoteEntityType, string> = {
  CLIENT_NOTE: 'a client',
  LEAD_NOTE: 'a lead',
  QUOTE_NOTE: 'a quote',
  QUOTE_COMMENT: 'a quote',
  ORGANISATION_NOTE: 'the practice',
  USER_NOTE: 'a colleague',
};

/** How the audit calls a note; it never has a word of its text. */
export function noteLabel({ entityType, type, parentId }: NoteDraft): string {
  const comment = parentId === null ? 'Comment' : 'Reply';
  return `${entityType === 'QUOTE_COMMENT' ? comment : NAMES[type]} on ${RECORDS[entityType]}`;
}
