/** Excel takes a file without it for one in the computer's old code page. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/** What a cell can hold: numbers are written plain, null as an empty cell. */
export type CsvCell = string | number | null;

/** A spreadsheet would run a text that begins like this as a formula, whoever typed it. */
const FORMULA = /^[=+\-@\t\r]/;
/** Negative amounts and phones begin so too, and cannot run: behind the sign stand digits and nothing to reckon with. */
const NUMBER = /^(?:-\d+(?:\.\d+)?|\+\d[\d ]*)$/;
const SPECIAL = /[",\r\n]/;

/** One line of a CSV file (RFC 4180), with its line end. A text that looks like a formula gets an apostrophe in front. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** An amount in minor units as a spreadsheet reads it: `1234.50`. */
export function csvAmount(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const whole = Math.abs(minor);
  return `${sign}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
