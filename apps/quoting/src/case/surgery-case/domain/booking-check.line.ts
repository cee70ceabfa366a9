import type { BookingCheckLine, BookingCheckState } from '@quillcare/contracts';

/** A line without date and document unless `more` sets them; empty notes are left out. */
export function lineOf(
  title: string,
  state: BookingCheckState,
  texts: readonly (string | null | false | undefined)[],
  more: Partial<Pick<BookingCheckLine, 'on' | 'document'>> = {},
): BookingCheckLine {
  const nonEmpty = texts.filter((text): text is string => typeof text === 'string' && text !== '');
  return { title, state, texts: nonEmpty, on: null, document: null, ...more };
}
