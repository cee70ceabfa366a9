/** Rows that are longer, in characters, are kept by their beginnings and cannot be mended. */
const MOST_KEPT = 40_000;
const SHOWN = 200;
// What jsonb cannot hold.
const UNKEEPABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text of a cell as it is kept, and as two cells are compared. */
export function keptText(text: string): string {
  return text.replace(UNKEEPABLE, '\uFFFD');
}

/** The cells of a row as they are kept, and whether all of it is. */
export function keptCells(cells: readonly string[]): { cells: string[]; isWhole: boolean } {
  let length = 0;
  for (const cell of cells) length += cell.length;
  const isWhole = length <= MOST_KEPT;
  return { cells: cells.map((cell) => keptText(isWhole ? cell : cell.slice(0, SHOWN))), isWhole };
}
