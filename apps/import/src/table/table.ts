import type { CsvLayout, ParsedHead } from './csv-layout';
import type { CsvRow } from './csv-reader';

/** A file as rows of cells, independent of its format. */
export interface Table {
  readonly kind: 'CSV' | 'XLSX';
  /** The sheets to choose from. Empty for CSV. */
  readonly sheets: readonly string[];
  /** The sheet being read. Null for CSV. */
  readonly sheet: string | null;
  /** Its first rows, in each possible interpretation. */
  readonly readings: readonly ParsedHead[];
  /** Returns whether there are rows below the header, judging by the first rows. */
  hasRows(layout: CsvLayout): boolean;
  /** Yields all rows, including the header. */
  rows(layout: CsvLayout): AsyncGenerator<Iterable<CsvRow>>;
}

/** Thrown if a file cannot be read. The message is meant for users. */
export class TableFaultError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TableFaultError';
  }
}

export const TABLE_FAULTS = {
  oldExcel:
    'This is an Excel 97 to 2003 workbook (.xls), or one protected by a password. Open it in Excel and save it as an Excel workbook (.xlsx) without a password, or as CSV.',
  picture:
    'This is a picture, not a list. Choose the file that has the rows: a CSV file or an Excel workbook.',
  pdf: 'This is a PDF, not a list. Export the list as a CSV file or an Excel workbook, and choose that.',
  webPage:
    'This is a web page with another name, as some programs export it. Open it in Excel and save it as an Excel workbook (.xlsx) or as CSV.',
  otherArchive:
    'This is an archive or a document, not an Excel workbook. Save the list as an Excel workbook (.xlsx) or as CSV.',
  damaged: 'This workbook is damaged. Open it in Excel, save it again, and choose the new file.',
  tooLarge:
    'This workbook is too large when it is unpacked. Save the sheet as CSV, or split it into several workbooks.',
  tooManyRows: 'This sheet has more than 1,048,576 rows, which is more than Excel allows. Save it as CSV.',
  tooMuchText: 'This workbook has too much text in its cells. Save the sheet as CSV, and choose that.',
  longCell: 'A cell of this sheet has more text than Excel allows. Save the sheet as CSV, and choose that.',
  noSheet: 'This workbook has no sheet with that name.',
  noHeader:
    'This file has no row with column names. Add one above the first row, for example First name, Last name, Email, Phone.',
} as const;

const ZIP = [0x50, 0x4b];
const SIGNATURES: readonly (readonly [readonly number[], keyof typeof TABLE_FAULTS])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'oldExcel'],
  [[0x89, 0x50, 0x4e, 0x47], 'picture'],
  [[0xff, 0xd8, 0xff], 'picture'],
  [[0x47, 0x49, 0x46, 0x38], 'picture'],
  [[0x52, 0x49, 0x46, 0x46], 'picture'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
];
const WEB_PAGE = /^\uFEFF?\s*(?:<!doctype html|<html|<table|<\?xml)/i;

/** Returns whether the file starts like a zip archive, as Excel workbooks do. */
export function isArchive(head: Buffer): boolean {
  return ZIP.every((byte, at) => head[at] === byte);
}

/** Returns what a file is instead of a list, judging by its first bytes. Null if it may be a list. */
export function detectNonList(head: Buffer): string | null {
  const found = SIGNATURES.find(([bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (found) return TABLE_FAULTS[found[1]];
  return WEB_PAGE.test(head.subarray(0, 200).toString('latin1')) ? TABLE_FAULTS.webPage : null;
}
