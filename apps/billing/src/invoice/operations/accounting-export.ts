import type { AccountingSoftware, CsvPage, Invoice } from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, formatCsvLine } from '@quillcare/rules';
import { accountingLines, type Ledger } from '../domain/accounting-file';

/**
 * Builds the file as a single page: ten years of one practice, or a month of the whole platform, is only a few hundred kilobytes.
 */
export function accountingFile(
  invoices: readonly Invoice[],
  { software, from, to }: { software: AccountingSoftware; from: string; to: string },
  books: Ledger,
): CsvPage {
  const lines = accountingLines(invoices, software, books, { from, to });
  return {
    fileName: `${books.toLowerCase()}-${software.toLowerCase()}-${from}-${to}.csv`,
    text: [CSV_BYTE_ORDER_MARK, ...lines.map((line) => formatCsvLine(line))].join(''),
    nextCursor: null,
  };
}
