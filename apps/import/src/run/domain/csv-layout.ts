import {
  importFields,
  IMPORT_MESSAGES,
  matchHeaders,
  titleAboveMessage,
  tooManyColumnsMessage,
  type Checked,
  type HeaderMatch,
  type ImportEntityType,
} from '@quillcare/rules';
import { CsvReader, type CsvRow } from './csv-reader';

/** How to read a file, detected once from its beginning. */
export interface CsvLayout {
  delimiter: string;
  columns: HeaderMatch['columns'];
  /** Headers of columns that are left out, because another one names the same field. */
  repeated: HeaderMatch['repeated'];
  /** The number of the header's row. */
  headerRow: number;
  /** Excel's "sep=;" precedes the first row and does not count as a row. */
  hasSeparatorLine: boolean;
}

/** Characters searched for the layout. */
const HEAD_LENGTH = 64 * 1024;
/** Rows searched for a header below a title. */
const HEAD_ROWS = 10;
const MOST_COLUMNS = 200;
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

/** The layout of a file that begins with `head`, or the reason why there is none, as a sentence. */
export function csvLayout(head: string, entityType: ImportEntityType): Checked<CsvLayout> {
  const text = head.slice(0, HEAD_LENGTH);
  const separator = SEPARATOR_LINE.exec(text)?.[1];
  const delimiters = separator ? [separator] : DELIMITERS;
  const [best] = delimiters
    .flatMap((delimiter) => candidates(text, delimiter, separator !== undefined, entityType))
    .sort((a, b) => b.known - a.known);
  if (!best || CONTROL.test(best.row.cells.join(''))) return refused(IMPORT_MESSAGES.emptyFile);
  if (best.isBelowOthers) return refused(titleAboveMessage(best.row.number));
  const count = best.row.cells.length;
  if (count > MOST_COLUMNS) return refused(tooManyColumnsMessage(count, MOST_COLUMNS));
  return { ok: true, value: best.layout };
}

/** A reader of the file's rows, the header among them. */
export function readerOf({ delimiter, columns, hasSeparatorLine }: CsvLayout): CsvReader {
  return new CsvReader(delimiter, columns.length, hasSeparatorLine ? -1 : 0);
}

/** Whether there is anything below the header in `head`, the whole of a small file. */
export function hasRows(head: string, layout: CsvLayout): boolean {
  const reader = readerOf(layout);
  for (const rows of [reader.read(head), reader.end()])
    for (const { number } of rows) if (number > layout.headerRow) return true;
  return false;
}

function candidates(
  text: string,
  delimiter: string,
  hasSeparatorLine: boolean,
  entityType: ImportEntityType,
): Candidate[] {
  return firstRows(new CsvReader(delimiter, Infinity, hasSeparatorLine ? -1 : 0), text)
    .filter(({ number }) => number > 0)
    .map((row, at) => {
      const { columns, repeated, missing } = matchHeaders(row.cells, entityType);
      const layout = { delimiter, columns, repeated, headerRow: row.number, hasSeparatorLine };
      const known = columns.filter((column) => column !== null).length;
      return { layout, row, isBelowOthers: at > 0, known, missing };
    })
    .filter((candidate) => isHeader(candidate, entityType));
}

function firstRows(reader: CsvReader, text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const some of [reader.read(text), reader.end()])
    for (const row of some) if (rows.push(row) >= HEAD_ROWS) return rows;
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
