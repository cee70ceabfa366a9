import { formatCsvLine } from './csv-line';
import { ERROR_ROW_COLUMNS } from './match-headers';

/** A row returned to the user for correction. */
export interface ErrorRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Corrected cells by column index. */
  readonly mended: Readonly<Record<string, string>>;
  readonly findings: readonly {
    readonly column: string;
    readonly message: string;
    readonly severity: string;
  }[];
}

/** Returns the first line of an error file: the original columns plus two about the errors, which an import ignores. */
export function formatErrorRowHeader(header: readonly string[]): string {
  return formatCsvLine([...header, ...ERROR_ROW_COLUMNS]);
}

/** Returns a row as in the original file, followed by its row number there and a description of its errors. */
export function formatErrorRowLine(
  header: readonly string[],
  { row, cells, mended, findings }: ErrorRow,
): string {
  const wrong = findings
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ column, message }) => `${column}: ${message}`);
  // A damaged row is a single cell containing the whole line.
  const own = header.map((_, at) => mended[at] ?? cells[at] ?? '');
  return formatCsvLine([...own, row, wrong.join('; ')]);
}
