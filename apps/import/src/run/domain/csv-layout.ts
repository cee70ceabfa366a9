import { importFields, matchHeaders, type HeaderMatch, type ImportEntityType } from '@quillcare/rules';
import { parse } from 'papaparse';

/** How to read a file: found once, from its beginning. */
export interface CsvLayout {
  delimiter: string;
  newline: '\n' | '\r';
  columns: HeaderMatch['columns'];
}

/** The layout is looked for in so many characters. */
export const HEAD_LENGTH = 64 * 1024;
const MOST_COLUMNS = 200;
const DELIMITERS = [',', ';', '\t'];

/** The layout of a file that begins with `head`; null when it is empty, binary or has no header that we know. */
export function csvLayout(head: string, entityType: ImportEntityType): CsvLayout | null {
  const text = head.slice(0, HEAD_LENGTH);
  if (text.trim() === '' || text.includes('\0')) return null;
  // A "\r" before "\n" is white space at the end of the last cell; only old Macs ended lines with it alone.
  const newline = text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
  const layouts = DELIMITERS.map((delimiter) => headerWith(text, delimiter, newline, entityType));
  const [best] = layouts.sort((a, b) => knownColumns(b) - knownColumns(a));
  return best && isUsable(best, entityType) ? best : null;
}

/** Whether there is anything below the header in `head`, the whole of a small file. */
export function hasRows(head: string, { delimiter, newline }: CsvLayout): boolean {
  const { data } = parse<string[]>(head, { delimiter, newline, preview: 2, skipEmptyLines: 'greedy' });
  return data.length > 1;
}

function headerWith(
  text: string,
  delimiter: string,
  newline: '\n' | '\r',
  entityType: ImportEntityType,
): CsvLayout {
  const { data } = parse<string[]>(text, { delimiter, newline, preview: 1, skipEmptyLines: 'greedy' });
  return { delimiter, newline, columns: matchHeaders(data[0] ?? [], entityType).columns };
}

function knownColumns({ columns }: CsvLayout): number {
  return columns.filter((column) => column !== null).length;
}

// One required column is enough: what a row lacks is told row by row, as the rules say.
function isUsable({ columns }: CsvLayout, entityType: ImportEntityType): boolean {
  return (
    columns.length <= MOST_COLUMNS &&
    importFields(entityType).some(({ required, key }) => required && columns.includes(key))
  );
}
