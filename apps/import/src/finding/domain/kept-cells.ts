/** Longer rows, in characters, are stored truncated and cannot be corrected. */
const MOST_KEPT = 40_000;
const SHOWN = 200;
// Characters that jsonb cannot store.
const UNKEEPABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Normalises a cell's text for storage and comparison. */
export function keptText(text: string): string {
  return text.replace(UNKEEPABLE, '\uFFFD');
}

/** Returns the row's cells for storage, and whether they are complete. */
export function keptCells(cells: readonly string[]): { cells: string[]; isWhole: boolean } {
  let length = 0;
  for (const cell of cells) length += cell.length;
  const isWhole = length <= MOST_KEPT;
  return { cells: cells.map((cell) => keptText(isWhole ? cell : cell.slice(0, SHOWN))), isWhole };
}
