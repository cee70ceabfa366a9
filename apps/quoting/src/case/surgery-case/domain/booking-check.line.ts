import type { BookingCheckLine, BookingCheckState } from '@quillcare/contracts';

/** A condition without a day and without a document, unless it has one; what says nothing is left out. */
export function lineOf(
  title: string,
  state: BookingCheckState,
  texts: readonly (string | null | false | undefined)[],
  more: Partial<Pick<BookingCheckLine, 'on' | 'document'>> = {},
): BookingCheckLine {
  const said = texts.filter((text): text is string => typeof text === 'string' && text !== '');
  return { title, state, texts: said, on: null, document: null, ...more };
}
