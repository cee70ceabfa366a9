import { FULL_NAME } from './full-name';
import { getImportFields } from './import-fields';
import { FEE_IN_CENTS, WHOLE_ADDRESS } from './column-targets';
import type { ImportEntityType, ImportValues } from './import-types';
import { buildRecord, type HeaderMatch } from './match-headers';
import { canOmitValue, validateRow, type RowIssue, type RowOptions, type RowResult } from './validate-row';

export interface RowFinding {
  readonly column: string;
  readonly message: string;
  /** The cell's text, shortened. */
  readonly value: string | null;
  readonly severity: 'ERROR' | 'WARNING';
  /** Zero-based column index of the cell. Null if the file has no column for it. */
  readonly at: number | null;
  readonly canLeaveOut: boolean;
}

export interface CellOptions extends RowOptions {
  /** Reads a row's cells as a record. Present if the user has mapped the columns. */
  readonly record?: (cells: readonly string[]) => Record<string, string>;
}

export interface CellValidation<E extends ImportEntityType> {
  readonly result: RowResult<ImportValues[E]>;
  /** Findings under the specification's rules, whatever the user chose to leave out. */
  readonly findings: readonly RowFinding[];
}

/**
 * Checks the cells of a row. Used by both the import and the browser's row editor. With `leavesOut`, a row whose errors may all
 * be left out is imported without those cells.
 */
export function validateCells<E extends ImportEntityType>(
  entityType: E,
  columns: HeaderMatch['columns'],
  row: { readonly number: number; readonly cells: readonly string[] },
  { leavesOut, record: read, ...options }: CellOptions = {},
): CellValidation<E> {
  const record = read?.(row.cells) ?? buildRecord(columns, row.cells);
  const strict = validateRow(entityType, record, row.number, options);
  const toFindings = (issues: readonly RowIssue[], severity: RowFinding['severity']) =>
    issues.map((issue) => toFinding(entityType, columns, row.cells, issue, severity));
  const findings = [...toFindings(strict.errors, 'ERROR'), ...toFindings(strict.warnings, 'WARNING')];
  const isLeftOut = ({ column, message }: RowIssue): boolean =>
    canOmitValue(entityType, column, message) && leavesOut?.(column, message) === true;
  const result =
    strict.errors.length > 0 && strict.errors.every(isLeftOut)
      ? validateRow(entityType, record, row.number, { ...options, leavesOut })
      : strict;
  return { result, findings };
}

function toFinding(
  entityType: ImportEntityType,
  columns: HeaderMatch['columns'],
  cells: readonly string[],
  { column, message, value }: RowIssue,
  severity: RowFinding['severity'],
): RowFinding {
  return {
    column,
    message,
    value: value === '' ? null : value,
    severity,
    at: columnIndexOf(entityType, columns, cells, { column, value }),
    canLeaveOut: severity === 'ERROR' && canOmitValue(entityType, column, message),
  };
}

/** Other columns that may contain a field's text: one that is split, or that of the other phone. */
const ALTERNATIVE_COLUMNS: Readonly<Record<string, string>> = {
  firstName: FULL_NAME,
  lastName: FULL_NAME,
  title: FULL_NAME,
  baseFee: FEE_IN_CENTS,
  streetAddress: WHOLE_ADDRESS,
  city: WHOLE_ADDRESS,
  suburb: WHOLE_ADDRESS,
  state: WHOLE_ADDRESS,
  postcode: WHOLE_ADDRESS,
  phone: 'secondaryPhone',
  secondaryPhone: 'phone',
};

/** Returns the column that a field's text came from, preferring the one that contains this text, or null. */
function columnIndexOf(
  entityType: ImportEntityType,
  columns: HeaderMatch['columns'],
  cells: readonly string[],
  { column, value }: Pick<RowIssue, 'column' | 'value'>,
): number | null {
  const key = getImportFields(entityType).find((field) => field.column === column)?.key;
  if (key === undefined) return null;
  const places = [key, ALTERNATIVE_COLUMNS[key]].flatMap((target) =>
    columns.flatMap((one, at) => (one !== null && one === target ? [at] : [])),
  );
  return places.find((at) => value !== '' && cells[at]?.includes(value)) ?? places[0] ?? null;
}

/** Changed cell texts of a row, by column index. */
export type CellPatch = Readonly<Record<number, string>>;

/** Returns the row with its changes applied. Changes beyond the file's columns are ignored. */
export function applyCellPatch(cells: readonly string[], patch: CellPatch, width: number): string[] {
  const patched = [...cells];
  for (const [place, text] of Object.entries(patch)) {
    const at = Number(place);
    if (at >= width) continue;
    while (patched.length <= at) patched.push('');
    patched[at] = text;
  }
  return patched;
}
