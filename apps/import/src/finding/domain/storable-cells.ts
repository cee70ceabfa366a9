/** Longer rows, in characters, are stored truncated and cannot be corrected. */
const MAX_STORED_LENGTH = 40_000;
const MAX_TRUNCATED_CELL_LENGTH = 200;
// Characters that jsonb cannot store.
const UNSTORABLE_CHARACTERS =
  /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Normalises a cell's text for storage and comparison. */
export function toStorableText(text: string): string {
  return text.replace(UNSTORABLE_CHARACTERS, '\uFFFD');
}

/** Returns the row's cells for storage, and whether they are complete. */
export function toStorableCells(cells: readonly string[]): { cells: string[]; isWhole: boolean } {
  let length = 0;
  for (const cell of cells) length += cell.length;
  const isWhole = length <= MAX_STORED_LENGTH;
  return {
    cells: cells.map((cell) => toStorableText(isWhole ? cell : cell.slice(0, MAX_TRUNCATED_CELL_LENGTH))),
    isWhole,
  };
}
