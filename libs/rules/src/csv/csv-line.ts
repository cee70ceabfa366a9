/** Without it, Excel reads a file in the computer's legacy code page. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/** A cell value. Numbers are written unformatted, null as an empty cell. */
export type CsvCell = string | number | null;

/** Spreadsheets would run text starting with one of these as a formula, whoever entered it. */
const FORMULA = /^[=+\-@\t\r]/;
/** Negative amounts and phone numbers start with the same characters but are harmless, because only digits follow the sign. */
const NUMBER = /^(?:-\d+(?:\.\d+)?|\+\d[\d ]*)$/;
const SPECIAL = /[",\r\n]/;

/**
 * Returns one line of a CSV file (RFC 4180), including the line end. Text that looks like a formula is prefixed with an
 * apostrophe.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats an amount in minor units as a spreadsheet expects it: `1234.50`. */
export function csvAmount(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const whole = Math.abs(minor);
  return `${sign}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
