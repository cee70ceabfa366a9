import {
  getImportFields,
  IMPORT_MESSAGES,
  matchHeaders,
  normaliseHeader,
  rowsAboveHeaderMessage,
  tooManyColumnsMessage,
  type ParseResult,
  type HeaderMatch,
  type ImportEntityType,
} from '@quillcare/rules';
import type { ImportMapping } from '@quillcare/contracts';
import { CsvReader, type CsvRow } from './csv-reader';

/** How to read a file, detected once from its beginning. */
export interface CsvLayout {
  /** Null for a workbook, whose cells are already separate. */
  delimiter: string | null;
  columns: HeaderMatch['columns'];
  header: string[];
  /** Headers of columns that are ignored because another one maps to the same field. */
  repeated: HeaderMatch['repeated'];
  headerRow: number;
  /** Excel's "sep=;" precedes the first row and does not count as a row. */
  hasSeparatorLine: boolean;
}

/** The first rows of a file, parsed with one delimiter and encoding. */
export interface ParsedHead {
  rows: readonly CsvRow[];
  delimiter: string | null;
  hasSeparatorLine: boolean;
}

/** Characters searched for the layout. */
export const HEAD_LENGTH = 64 * 1024;
/** Rows searched for a header below a title. */
const HEAD_ROWS = 10;
/** Rows searched if the user has mapped the columns. */
const MAPPED_HEAD_ROWS = 30;
/** Rows read for the layout and for examples. */
const READ_ROWS = 1_000;
export const MAX_COLUMNS = 200;
const DELIMITERS = [',', ';', '\t'];
const SEPARATOR_LINE = /^sep=([^\r\n])[\r\n]/i;
const CONTROL = /[^\P{Cc}\t\n\r]/u;

interface Candidate {
  layout: CsvLayout;
  row: CsvRow;
  /** Whether other rows precede it. */
  isBelowOthers: boolean;
  known: number;
  missing: readonly string[];
}

/** Parses the first rows of a CSV file with each possible delimiter. */
export function parseHead(head: string): ParsedHead[] {
  const text = head.slice(0, HEAD_LENGTH);
  const separator = SEPARATOR_LINE.exec(text)?.[1];
  const hasSeparatorLine = separator !== undefined;
  return (hasSeparatorLine ? [separator] : DELIMITERS).map((delimiter) => {
    const reader = new CsvReader(delimiter, Infinity, hasSeparatorLine ? -1 : 0);
    return { rows: firstRows(reader, text), delimiter, hasSeparatorLine };
  });
}

/** Detects the layout of a file from its beginning. Otherwise returns the reason as a sentence. */
export function csvLayout(head: string, entityType: ImportEntityType): ParseResult<CsvLayout> {
  return layoutOf(parseHead(head), entityType);
}

/** Detects the layout of a file by its column names. Otherwise returns the reason as a sentence. */
export function layoutOf(
  readings: readonly ParsedHead[],
  entityType: ImportEntityType,
): ParseResult<CsvLayout> {
  const [best] = knownHeaders(readings, entityType);
  if (!best || CONTROL.test(best.row.cells.join(''))) return refused(IMPORT_MESSAGES.emptyFile);
  if (best.isBelowOthers) return refused(rowsAboveHeaderMessage(best.row.number));
  return checkColumnCount(best.layout);
}

/** Returns the rows that may be the header, likeliest first. */
export function knownHeaders(readings: readonly ParsedHead[], entityType: ImportEntityType): Candidate[] {
  return readings.flatMap((reading) => findCandidates(reading, entityType)).sort((a, b) => b.known - a.known);
}

/** Returns the layout of a file with a column mapping. Otherwise reports a column that it lacks. */
export function mappedLayout(
  readings: readonly ParsedHead[],
  { columns }: ImportMapping,
): ParseResult<CsvLayout> {
  const tries = readings.flatMap((reading) =>
    reading.rows
      .slice(0, MAPPED_HEAD_ROWS)
      .map((row) => ({ reading, row, ...placeColumns(columns, row.cells) })),
  );
  const [best] = tries.sort((a, b) => a.unplaced.length - b.unplaced.length);
  if (!best || best.unplaced.length === columns.length) return refused(IMPORT_MESSAGES.emptyFile);
  const [first] = best.unplaced;
  if (first !== undefined) return refused(`This file has no column “${first}”.`);
  const { delimiter, hasSeparatorLine } = best.reading;
  const header = headerOf(best.reading, best.row);
  return checkColumnCount({
    delimiter,
    hasSeparatorLine,
    header,
    repeated: [],
    headerRow: best.row.number,
    columns: header.map((_, at) => best.fields.get(at) ?? null),
  });
}

/** Finds each mapped column: the one at the expected position if its name matches, otherwise the first one with that name. */
function placeColumns(
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

/** A workbook may have values beyond its named columns. In CSV they are an error of their row. */
function headerOf({ rows, delimiter }: ParsedHead, { cells }: CsvRow): string[] {
  const width = delimiter === null ? Math.max(...rows.map((row) => row.cells.length)) : cells.length;
  return Array.from({ length: width }, (_, at) => cells[at] ?? '');
}

export function checkColumnCount(layout: CsvLayout): ParseResult<CsvLayout> {
  const count = layout.header.length;
  if (count > MAX_COLUMNS) return refused(tooManyColumnsMessage(count, MAX_COLUMNS));
  return { ok: true, value: layout };
}

/** Creates a reader of the CSV file's rows, including the header. */
export function readerOf({ delimiter, header, hasSeparatorLine }: CsvLayout): CsvReader {
  return new CsvReader(delimiter ?? ',', header.length, hasSeparatorLine ? -1 : 0);
}

/** Returns whether `head`, the whole of a small file, has rows below the header. */
export function hasRows(head: string, layout: CsvLayout): boolean {
  const reader = readerOf(layout);
  for (const rows of [reader.read(head), reader.end()])
    for (const { number } of rows) if (number > layout.headerRow) return true;
  return false;
}

export function ignoredColumns({ header, columns }: CsvLayout): string[] {
  return header.filter((name, at) => columns[at] === null && name.trim() !== '');
}

function findCandidates(reading: ParsedHead, entityType: ImportEntityType): Candidate[] {
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

// In the first row one required column is enough, because missing values are reported row by row. Further down a single match may
// be a coincidence.
function isHeader({ missing, isBelowOthers }: Candidate, entityType: ImportEntityType): boolean {
  const required = getImportFields(entityType).filter(
    (field) => field.required && !missing.includes(field.column),
  );
  return required.length > (isBelowOthers ? 1 : 0);
}

function refused(message: string): ParseResult<CsvLayout> {
  return { ok: false, message };
}
