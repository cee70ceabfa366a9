import type { RecordPlace } from '@quillcare/contracts';

/** A row as a line of JSON, and its key. */
export interface RowLine {
  key: string[];
  line: string;
}

/** Characters of a page: in UTF-8 and escaped they stay below what a message may hold. */
const CHARACTERS = 250_000;

/** As many lines as fit into a page, or a piece of the first one, and where the next page begins. */
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
