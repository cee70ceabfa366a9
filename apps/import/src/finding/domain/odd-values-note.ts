import { MAX_NOTE_LENGTH } from '@quillcare/contracts';
import type { UnreadableCell } from '@quillcare/rules';

/** Maximum number of characters of one cell in a note. */
const MAX_CELL_LENGTH = 1_000;

/**
 * Builds the note for a record imported without some of its values. It lists their original texts, after any note from the row
 * itself.
 */
export function appendOddValues(
  note: string | null,
  fileName: string,
  row: number,
  odd: readonly UnreadableCell[],
): string | null {
  if (odd.length === 0) return note;
  const lines = odd.map(({ column, text }) => `${column}: ${text.slice(0, MAX_CELL_LENGTH)}`);
  const appendix = [`Could not be read when “${fileName}” was imported (row ${row}):`, ...lines].join('\n');
  return [note?.slice(0, MAX_NOTE_LENGTH - appendix.length - 2), appendix]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, MAX_NOTE_LENGTH);
}
