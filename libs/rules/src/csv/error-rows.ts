import { csvLine } from './csv-line';
import { ERROR_ROW_COLUMNS } from './match-headers';

/** A row of a file that is given back to be corrected. */
export interface ErrorRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** What its cells were changed to, by place. */
  readonly mended: Readonly<Record<string, string>>;
  readonly findings: readonly {
    readonly column: string;
    readonly message: string;
    readonly severity: string;
  }[];
}

/** The first line of a file of error rows: the columns of the original, and two about the errors, which an import passes over. */
export function errorRowHeader(header: readonly string[]): string {
  return csvLine([...header, ...ERROR_ROW_COLUMNS]);
}

/** A row as it is in the original, with its number there and what is wrong in words. */
export function errorRowLine(header: readonly string[], { row, cells, mended, findings }: ErrorRow): string {
  const wrong = findings
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ column, message }) => `${column}: ${message}`);
  // A damaged row is one cell, which is longer than its column.
  const own = header.map((_, at) => mended[at] ?? cells[at] ?? '');
  return csvLine([...own, row, wrong.join('; ')]);
}
