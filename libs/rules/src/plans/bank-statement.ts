import { parseImportDate } from '../csv/parse-values';
import { parseMoney } from '../money';

/** Money that came into a bank account, as a line of its statement. */
export interface StatementReceipt {
  /** Its row in the file, the first being 1. */
  readonly line: number;
  readonly on: string;
  readonly amountMinor: number;
  /** Everything else that the bank says of it. */
  readonly text: string;
}

interface Columns {
  readonly date: number;
  readonly amount: number | null;
  readonly credit: number | null;
}

const DATE = /^(transaction |value |process(ed)? |posting )?date$/i;
const AMOUNT = /^(transaction )?amount$/i;
const CREDIT = /^(credit|money in|deposits?)( amount)?$/i;

/**
 * The receipts in the rows of a bank's CSV file. Banks name the columns (NAB, Westpac, ANZ New Zealand) or begin with the date and the
 * amount without any names (CommBank, ANZ); what goes out is left out, as is a row without a day or an amount.
 */
export function statementReceipts(rows: readonly (readonly string[])[]): StatementReceipt[] {
  const head = rows.slice(0, MOST_ROWS_ABOVE).findIndex((row) => columnsOf(row) !== null);
  const columns = head < 0 ? null : columnsOf(rows[head] ?? []);
  return rows.flatMap((row, at) => {
    if (at <= head) return [];
    const receipt = columns ? byColumns(row, columns) : byPlace(row);
    return receipt && receipt.amountMinor > 0 ? [{ line: at + 1, ...receipt }] : [];
  });
}

/** Some banks write the account and the days above the names of the columns. */
const MOST_ROWS_ABOVE = 10;

function columnsOf(row: readonly string[]): Columns | null {
  const at = (pattern: RegExp) => {
    const found = row.findIndex((cell) => pattern.test(cell.trim()));
    return found < 0 ? null : found;
  };
  const [date, amount, credit] = [at(DATE), at(AMOUNT), at(CREDIT)];
  return date === null || (amount === null && credit === null) ? null : { date, amount, credit };
}

function byColumns(
  row: readonly string[],
  { date, amount, credit }: Columns,
): Omit<StatementReceipt, 'line'> | null {
  const on = dayOf(row[date]);
  const column = credit ?? amount;
  const amountMinor = column === null ? null : moneyOf(row[column]);
  if (on === null || amountMinor === null) return null;
  return { on, amountMinor, text: restOf(row, [date, column]) };
}

function byPlace(row: readonly string[]): Omit<StatementReceipt, 'line'> | null {
  const [on, amountMinor] = [dayOf(row[0]), moneyOf(row[1])];
  return on === null || amountMinor === null ? null : { on, amountMinor, text: restOf(row, [0, 1]) };
}

function restOf(row: readonly string[], without: readonly (number | null)[]): string {
  return row
    .filter((cell, at) => !without.includes(at) && cell.trim() !== '')
    .map((cell) => cell.trim())
    .join(' · ');
}

function dayOf(cell = ''): string | null {
  // Of a payment a year of two digits is one of this century.
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

function moneyOf(cell = ''): number | null {
  return parseMoney(cell.trim().replace(/^\+/, ''));
}

const REFERENCE = /\bQC[\s-]*(AU|NZ)[\s-]*0*(\d{1,9})\b/gi;

/** The invoices that a text names, however the payer wrote them: "QC-AU-000012", "qc au 12". Each once, in order. */
export function invoiceNumbersIn(text: string): string[] {
  const found = [...text.matchAll(REFERENCE)].map(
    ([, series = '', place = '']) => `QC-${series.toUpperCase()}-${place.padStart(6, '0')}`,
  );
  return [...new Set(found)];
}
