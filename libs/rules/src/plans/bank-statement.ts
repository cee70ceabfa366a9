import { parseImportDate } from '../csv/parse-values';
import { parseMoney } from '../money';

/** A payment received into a bank account: one line of its statement. */
export interface StatementReceipt {
  /** Row number in the file, starting with 1. */
  readonly line: number;
  readonly on: string;
  readonly amountMinor: number;
  /** The other cells of the row, joined. */
  readonly text: string;
}

interface StatementColumns {
  readonly date: number;
  readonly amount: number | null;
  readonly credit: number | null;
}

const DATE_HEADER = /^(transaction |value |process(ed)? |posting )?date$/i;
const AMOUNT_HEADER = /^(transaction )?amount$/i;
const CREDIT_HEADER = /^(credit|money in|deposits?)( amount)?$/i;

/**
 * Returns the receipts in the rows of a bank's CSV file. Banks either name the columns (NAB, Westpac, ANZ New Zealand) or start
 * with date and amount without a header (CommBank, ANZ). Outgoing payments and rows without a date or an amount are ignored.
 */
export function parseStatementReceipts(rows: readonly (readonly string[])[]): StatementReceipt[] {
  const head = rows.slice(0, MAX_ROWS_ABOVE_HEADER).findIndex((row) => detectColumns(row) !== null);
  const columns = head < 0 ? null : detectColumns(rows[head] ?? []);
  return rows.flatMap((row, at) => {
    if (at <= head) return [];
    const receipt = columns ? parseRowByColumns(row, columns) : parseRowByPosition(row);
    return receipt && receipt.amountMinor > 0 ? [{ line: at + 1, ...receipt }] : [];
  });
}

/** Some banks put the account and the date range above the header. */
const MAX_ROWS_ABOVE_HEADER = 10;

function detectColumns(row: readonly string[]): StatementColumns | null {
  const at = (pattern: RegExp) => {
    const found = row.findIndex((cell) => pattern.test(cell.trim()));
    return found < 0 ? null : found;
  };
  const [date, amount, credit] = [at(DATE_HEADER), at(AMOUNT_HEADER), at(CREDIT_HEADER)];
  return date === null || (amount === null && credit === null) ? null : { date, amount, credit };
}

function parseRowByColumns(
  row: readonly string[],
  { date, amount, credit }: StatementColumns,
): Omit<StatementReceipt, 'line'> | null {
  const on = parseDay(row[date]);
  const column = credit ?? amount;
  const amountMinor = column === null ? null : parseAmount(row[column]);
  if (on === null || amountMinor === null) return null;
  return { on, amountMinor, text: joinOtherCells(row, [date, column]) };
}

function parseRowByPosition(row: readonly string[]): Omit<StatementReceipt, 'line'> | null {
  const [on, amountMinor] = [parseDay(row[0]), parseAmount(row[1])];
  return on === null || amountMinor === null ? null : { on, amountMinor, text: joinOtherCells(row, [0, 1]) };
}

function joinOtherCells(row: readonly string[], without: readonly (number | null)[]): string {
  return row
    .filter((cell, at) => !without.includes(at) && cell.trim() !== '')
    .map((cell) => cell.trim())
    .join(' · ');
}

function parseDay(cell = ''): string | null {
  // A two-digit year of a payment is in this century.
  const read = parseImportDate(
    cell
      .trim()
      .replace(
        /^(\d{1,2}[\s/.-]+\w{1,9}[\s/.-]+)(\d{2})$/,
        (_all, day: string, year: string) => `${day}20${year}`,
      ),
  );
  return read.ok && read.value !== '' ? read.value : null;
}

function parseAmount(cell = ''): number | null {
  return parseMoney(cell.trim().replace(/^\+/, ''));
}

const INVOICE_REFERENCE = /\bQC[\s-]*(AU|NZ)[\s-]*0*(\d{1,9})\b/gi;

/**
 * Returns the distinct invoice numbers in a text, however the payer wrote them: "QC-AU-000012", "qc au 12". In order of
 * appearance.
 */
export function findInvoiceNumbers(text: string): string[] {
  const found = [...text.matchAll(INVOICE_REFERENCE)].map(
    ([, series = '', place = '']) => `QC-${series.toUpperCase()}-${place.padStart(6, '0')}`,
  );
  return [...new Set(found)];
}
