import type { RecordPlace } from '@quillcare/contracts';

/** A row as a line of JSON, with its key. */
export interface RowLine {
  key: string[];
  line: string;
}

/** Maximum characters per page; even escaped and in UTF-8 this stays below the size limit of a message. */
const CHARACTERS = 250_000;

/** Returns as many lines as fit into a page, or a slice of the first one if it is longer, and where the next page begins. */
export function pageOf(
  lines: readonly RowLine[],
  { after, offset }: RecordPlace,
  limit: number,
): { text: string; next: RecordPlace | null } {
  let [text, last] = ['', after];
  for (const [at, { key, line }] of lines.entries()) {
    const rest = at === 0 ? line.slice(offset) : line;
    if (text.length + rest.length >= CHARACTERS) {
      if (text !== '') return { text, next: { after: last, offset: 0 } };
      return { text: rest.slice(0, CHARACTERS), next: { after: last, offset: offset + CHARACTERS } };
    }
    text += `${rest}\n`;
    last = key;
  }
  return { text, next: lines.length === limit ? { after: last, offset: 0 } : null };
}
