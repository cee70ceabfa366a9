/** Without it, Excel reads a file in the computer's legacy code page. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/** A cell value. Numbers are written unformatted, null as an empty cell. */
export type CsvCell = string | number | null;

/** Spreadsheets would run text starting with one of these as a formula, whoever entered it. */
const FORMULA_START = /^[=+\-@\t\r]/;
/** Negative amounts and phone numbers start with the same characters but are harmless, because only digits follow the sign. */
const PLAIN_NUMBER = /^(?:-\d+(?:\.\d+)?|\+\d[\d ]*)$/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Returns one line of a CSV file (RFC 4180), including the line end. Text that looks like a formula is prefixed with an
 * apostrophe.
 */
export function formatCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(formatCsvCell).join(',')}\r\n`;
}

function formatCsvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA_START.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats an amount in minor units as a spreadsheet expects it: `1234.50`. */
export function formatCsvAmount(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const absolute = Math.abs(minor);
  return `${sign}${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}
