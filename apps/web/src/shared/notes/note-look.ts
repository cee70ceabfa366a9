import type { Note, NoteEntityType, NoteType } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { word } from '../words/words';
import { noteWords } from './note.en';

/** Warnings and notes of restricted visibility stand out; other types are neutral. */
export const NOTE_TONES: Record<NoteType, ToneName> = {
  GENERAL: 'neutral',
  CONSULTATION: 'info',
  MEDICAL: 'error',
  PREFERENCE: 'success',
  WARNING: 'warning',
};

export function wordingOf(entityType: NoteEntityType): 'note' | 'comment' {
  return entityType === 'QUOTE_COMMENT' ? 'comment' : 'note';
}

/** Returns the author's name. Notes from before authors were recorded have none. */
export function authorOf({ author }: Pick<Note, 'author'>): string {
  if (author === null) return word(noteWords, 'unknownAuthor');
  return author.name ?? word(noteWords, 'someone');
}
