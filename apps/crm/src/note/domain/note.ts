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

export const MOST_MENTIONED = 50;

const NO_TYPE = 'Only notes on clients have a type';
const NOT_MEDICAL = 'Your practice does not let you write medical notes';
const NO_REPLY = 'Only comments on a quote have replies';

/** The fields of a note about to be written. */
export interface NoteDraft {
  entityType: NoteEntityType;
  type: NoteType;
  parentId: string | null;
}

/** Throws VALIDATION_FAILED with every field that does not suit the record or that the author may not choose. */
export function checkNote({ entityType, type, parentId }: NoteDraft, seesMedical: boolean): void {
  const errors: FieldError[] = [];
  if (entityType !== 'CLIENT_NOTE' && type !== 'GENERAL') errors.push({ path: 'type', message: NO_TYPE });
  else if (type === 'MEDICAL' && !seesMedical) errors.push({ path: 'type', message: NOT_MEDICAL });
  if (entityType !== 'QUOTE_COMMENT' && parentId !== null)
    errors.push({ path: 'parentId', message: NO_REPLY });
  if (errors.length > 0) throw invalid(...errors);
}

/** Returns the people mentioned in `text` but not in `before`. */
export function newlyMentioned(text: string, before = ''): string[] {
  const known = new Set(mentionedIn(before).map(({ id }) => id));
  return mentionedIn(text).flatMap(({ id }) => (known.has(id) ? [] : [id]));
}

/**
 * Throws VALIDATION_FAILED at `text` if it mentions someone who cannot read the note because they left or lack the right to the
 * record. People mentioned before are exempt, because they may have left since.
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

/** A note can be changed only by its author. Legacy notes without an author can be changed by anyone who may write here. */
export function mayChangeNote({ createdBy }: Written, { userId }: Person): boolean {
  return createdBy === null || createdBy === userId;
}

/** Administrators may delete other people's notes. */
export function mayDeleteNote(note: Written, person: Person): boolean {
  return mayChangeNote(note, person) || ADMINS.some((role) => role === person.role);
}

/** A note can be restored by whoever deleted it, or by an administrator. */
export function mayRestoreNote(note: Written & { updatedBy: string | null }, person: Person): boolean {
  return note.updatedBy === person.userId || mayDeleteNote(note, person);
}

export function forbid(detail: string): AppError {
  return new AppError('FORBIDDEN', { detail });
}

export function noteSearchKey(text: string): string {
  return searchKey(readableText(text));
}

/** Target of a mention: the record's page, showing the note. */
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

/** Label of a note in the audit trail. Never contains any of its text. */
export function noteLabel({ entityType, type, parentId }: NoteDraft): string {
  const comment = parentId === null ? 'Comment' : 'Reply';
  return `${entityType === 'QUOTE_COMMENT' ? comment : NAMES[type]} on ${RECORDS[entityType]}`;
}
