import {
  importFields,
  IMPORT_MESSAGES,
  matchHeaders,
  normaliseHeader,
  titleAboveMessage,
  tooManyColumnsMessage,
  type Checked,
  type HeaderMatch,
  type ImportEntityType,
} from '@quillcare/rules';
import type { ImportMapping } from '@quillcare/contracts';
import { CsvReader, type CsvRow } from './csv-reader';

/** How to read a file, detected once from its beginning. */
export interface CsvLayout {
  /** Null in a workbook, whose cells stand apart. */
  delimiter: string | null;
  columns: HeaderMatch['columns'];
  /** The names of the columns as the file has them. */
  header: string[];
  /** Headers of columns that are left out, because another one names the same field. */
  repeated: HeaderMatch['repeated'];
  /** The number of the header's row. */
  headerRow: number;
  /** Excel's "sep=;" precedes the first row and does not count as a row. */
  hasSeparatorLine: boolean;
}

/** The first rows of a file, parsed with one delimiter and encoding. */
export interface Reading {
  rows: readonly CsvRow[];
  delimiter: string | null;
  hasSeparatorLine: boolean;
}

/** Characters searched for the layout. */
export const HEAD_LENGTH = 64 * 1024;
/** Rows searched for a header below a title. */
const HEAD_ROWS = 10;
/** Where somebody has said what the columns are, further down too. */
const MAPPED_HEAD_ROWS = 30;
/** Rows that are read for it and for examples. */
const READ_ROWS = 1_000;
export const MOST_COLUMNS = 200;
const DELIMITERS = [',', ';', '\t'];
const SEPARATOR_LINE = /^sep=([^\r\n])[\r\n]/i;
const CONTROL = /[^\P{Cc}\t\n\r]/u;

interface Candidate {
  layout: CsvLayout;
  row: CsvRow;
  /** Whether rows of other things are above it. */
  isBelowOthers: boolean;
  known: number;
  /** Required columns that it lacks. */
  missing: readonly string[];
}

/** The first rows of a CSV file that begins with `head`, by each delimiter that it may have. */
export function csvReadings(head: string): Reading[] {
  const text = head.slice(0, HEAD_LENGTH);
  const separator = SEPARATOR_LINE.exec(text)?.[1];
  const hasSeparatorLine = separator !== undefined;
  return (hasSeparatorLine ? [separator] : DELIMITERS).map((delimiter) => {
    const reader = new CsvReader(delimiter, Infinity, hasSeparatorLine ? -1 : 0);
    return { rows: firstRows(reader, text), delimiter, hasSeparatorLine };
  });
}

/** The layout of a file that begins with `head`, or the reason why there is none, as a sentence. */
export function csvLayout(head: string, entityType: ImportEntityType): Checked<CsvLayout> {
  return layoutOf(csvReadings(head), entityType);
}

/** The layout of a file by the names of its columns, or the reason why there is none, as a sentence. */
export function layoutOf(readings: readonly Reading[], entityType: ImportEntityType): Checked<CsvLayout> {
  const [best] = knownHeaders(readings, entityType);
  if (!best || CONTROL.test(best.row.cells.join(''))) return refused(IMPORT_MESSAGES.emptyFile);
  if (best.isBelowOthers) return refused(titleAboveMessage(best.row.number));
  return fitting(best.layout);
}

/** Rows that can be the header, the likeliest first. */
export function knownHeaders(readings: readonly Reading[], entityType: ImportEntityType): Candidate[] {
  return readings.flatMap((reading) => candidates(reading, entityType)).sort((a, b) => b.known - a.known);
}

/** The layout of a file whose columns somebody has named, or the name of a column that it does not have. */
export function mappedLayout(readings: readonly Reading[], { columns }: ImportMapping): Checked<CsvLayout> {
  const tries = readings.flatMap((reading) =>
    reading.rows.slice(0, MAPPED_HEAD_ROWS).map((row) => ({ reading, row, ...placed(columns, row.cells) })),
  );
  const [best] = tries.sort((a, b) => a.unplaced.length - b.unplaced.length);
  if (!best || best.unplaced.length === columns.length) return refused(IMPORT_MESSAGES.emptyFile);
  const [first] = best.unplaced;
  if (first !== undefined) return refused(`This file has no column “${first}”.`);
  const { delimiter, hasSeparatorLine } = best.reading;
  const header = headerOf(best.reading, best.row);
  return fitting({
    delimiter,
    hasSeparatorLine,
    header,
    repeated: [],
    headerRow: best.row.number,
    columns: header.map((_, at) => best.fields.get(at) ?? null),
  });
}

/** Which column each named one is: the one at its place if it bears the name, otherwise the first that does. */
function placed(
  columns: ImportMapping['columns'],
  cells: readonly string[],
): { fields: Map<number, string>; unplaced: string[] } {
  const names = cells.map(normaliseHeader);
  const fields = new Map<number, string>();
  const unplaced: string[] = [];
  for (const { column, header, field } of columns) {
    const name = normaliseHeader(header);
    const at =
      column !== undefined && (names[column] ?? '') === name
        ? column
        : names.findIndex((one, i) => one === name && name !== '' && !fields.has(i));
    if (at < 0 || fields.has(at)) unplaced.push(header);
    else fields.set(at, field);
  }
  return { fields, unplaced };
}

/** A workbook may have values beside its named columns; in CSV they are a fault of their row. */
function headerOf({ rows, delimiter }: Reading, { cells }: CsvRow): string[] {
  const width = delimiter === null ? Math.max(...rows.map((row) => row.cells.length)) : cells.length;
  return Array.from({ length: width }, (_, at) => cells[at] ?? '');
}

export function fitting(layout: CsvLayout): Checked<CsvLayout> {
  const count = layout.header.length;
  if (count > MOST_COLUMNS) return refused(tooManyColumnsMessage(count, MOST_COLUMNS));
  return { ok: true, value: layout };
}

/** A reader of a CSV file's rows, the header among them. */
export function readerOf({ delimiter, header, hasSeparatorLine }: CsvLayout): CsvReader {
  return new CsvReader(delimiter ?? ',', header.length, hasSeparatorLine ? -1 : 0);
}

/** Whether there is anything below the header in `head`, the whole of a small file. */
export function hasRows(head: string, layout: CsvLayout): boolean {
  const reader = readerOf(layout);
  for (const rows of [reader.read(head), reader.end()])
    for (const { number } of rows) if (number > layout.headerRow) return true;
  return false;
}

/** The names of columns with a header that are not imported. */
export function leftOutOf({ header, columns }: CsvLayout): string[] {
  return header.filter((name, at) => columns[at] === null && name.trim() !== '');
}

function candidates(reading: Reading, entityType: ImportEntityType): Candidate[] {
  const { delimiter, hasSeparatorLine } = reading;
  return reading.rows
    .slice(0, HEAD_ROWS)
    .filter(({ number }) => number > 0)
    .map((row, at) => {
      const header = headerOf(reading, row);
      const { columns, repeated, missing } = matchHeaders(header, entityType);
      const layout = { delimiter, header, columns, repeated, headerRow: row.number, hasSeparatorLine };
      const known = columns.filter((column) => column !== null).length;
      return { layout, row, isBelowOthers: at > 0, known, missing };
    })
    .filter((candidate) => isHeader(candidate, entityType));
}

function firstRows(reader: CsvReader, text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const some of [reader.read(text), reader.end()])
    for (const row of some) if (rows.push(row) >= READ_ROWS) return rows;
  return rows;
}

// One required column is enough in the first row: missing values are reported row by row. Further down a
// single word may be a coincidence.
function isHeader({ missing, isBelowOthers }: Candidate, entityType: ImportEntityType): boolean {
  const required = importFields(entityType).filter(
    (field) => field.required && !missing.includes(field.column),
  );
  return required.length > (isBelowOthers ? 1 : 0);
}

function refused(message: string): Checked<CsvLayout> {
  return { ok: false, message };
}
