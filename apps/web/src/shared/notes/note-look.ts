import type { Note, NoteEntityType, NoteType } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { word } from '../words/words';
import { noteWords } from './note.en';

/** A warning and what few may read stand out; the rest is calm. */
export const NOTE_TONES: Record<NoteType, ToneName> = {
  GENERAL: 'neutral',
  CONSULTATION: 'info',
  MEDICAL: 'error',
  PREFERENCE: 'success',
  WARNING: 'warning',
};

/** What the words of a kind of note are called. */
export function wordingOf(entityType: NoteEntityType): 'note' | 'comment' {
  return entityType === 'QUOTE_COMMENT' ? 'comment' : 'note';
}

/** The author by name; a text from before notes had authors has none. */
export function authorOf({ author }: Pick<Note, 'author'>): string {
  if (author === null) return word(noteWords, 'unknownAuthor');
  return author.name ?? word(noteWords, 'someone');
}
