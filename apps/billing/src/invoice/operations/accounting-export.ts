import type { AccountingSoftware, CsvPage, Invoice } from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, csvLine } from '@quillcare/rules';
import { accountingLines, type Books } from '../domain/accounting-file';

/** The file, in one part: ten years of a practice, or a month of the platform, are a few hundred kilobytes. */
export function accountingFile(
  invoices: readonly Invoice[],
  { software, from, to }: { software: AccountingSoftware; from: string; to: string },
  books: Books,
): CsvPage {
  const lines = accountingLines(invoices, software, books, { from, to });
  return {
    fileName: `${books.toLowerCase()}-${software.toLowerCase()}-${from}-${to}.csv`,
    text: [CSV_BYTE_ORDER_MARK, ...lines.map((line) => csvLine(line))].join(''),
    nextCursor: null,
  };
}
