import { FULL_NAME } from './full-name';
import { importFields } from './import-fields';
import { FEE_IN_CENTS, WHOLE_ADDRESS } from './column-targets';
import type { ImportEntityType, ImportValues } from './import-types';
import { recordFromCells, type HeaderMatch } from './match-headers';
import { canLeaveOut, validateRow, type RowIssue, type RowOptions, type RowResult } from './validate-row';

/** What a check says of one cell of a file. */
export interface RowFinding {
  readonly column: string;
  readonly message: string;
  /** The cell's text, shortened. */
  readonly value: string | null;
  readonly severity: 'ERROR' | 'WARNING';
  /** Where the cell is in its row, from 0; null where the file has no column for it. */
  readonly at: number | null;
  /** The row can be imported without it. */
  readonly canLeaveOut: boolean;
}

export interface CellOptions extends RowOptions {
  /** A row's cells as a record, where somebody has said what the columns mean. */
  readonly record?: (cells: readonly string[]) => Record<string, string>;
}

/** A row as it is imported, and what there is to say of it. */
export interface CheckedCells<E extends ImportEntityType> {
  readonly result: RowResult<ImportValues[E]>;
  /** By the specification's rule, whatever is left out by choice. */
  readonly findings: readonly RowFinding[];
}

/**
 * Checks the cells of a row: the one function for the import and for whoever mends a row in the browser. With `leavesOut` a row whose
 * errors may all be left out is imported without those cells.
 */
export function checkCells<E extends ImportEntityType>(
  entityType: E,
  columns: HeaderMatch['columns'],
  row: { readonly number: number; readonly cells: readonly string[] },
  { leavesOut, record: read, ...options }: CellOptions = {},
): CheckedCells<E> {
  const record = read?.(row.cells) ?? recordFromCells(columns, row.cells);
  const strict = validateRow(entityType, record, row.number, options);
  const found = (issues: readonly RowIssue[], severity: RowFinding['severity']) =>
    issues.map((issue) => findingOf(entityType, columns, row.cells, issue, severity));
  const findings = [...found(strict.errors, 'ERROR'), ...found(strict.warnings, 'WARNING')];
  const isLeft = ({ column, message }: RowIssue): boolean =>
    canLeaveOut(entityType, column, message) && leavesOut?.(column, message) === true;
  const result =
    strict.errors.length > 0 && strict.errors.every(isLeft)
      ? validateRow(entityType, record, row.number, { ...options, leavesOut })
      : strict;
  return { result, findings };
}

function findingOf(
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
    at: placeOf(entityType, columns, cells, { column, value }),
    canLeaveOut: severity === 'ERROR' && canLeaveOut(entityType, column, message),
  };
}

/** Where else the text of a field can stand: in a column that is split, or in that of the other number. */
const ALSO: Readonly<Record<string, string>> = {
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

/** The column of the file that gave a field its text: of several, the one with that text in it. */
function placeOf(
  entityType: ImportEntityType,
  columns: HeaderMatch['columns'],
  cells: readonly string[],
  { column, value }: Pick<RowIssue, 'column' | 'value'>,
): number | null {
  const key = importFields(entityType).find((field) => field.column === column)?.key;
  if (key === undefined) return null;
  const places = [key, ALSO[key]].flatMap((target) =>
    columns.flatMap((one, at) => (one !== null && one === target ? [at] : [])),
  );
  return places.find((at) => value !== '' && cells[at]?.includes(value)) ?? places[0] ?? null;
}

/** The text of a cell that is changed in a row, by its place. */
export type CellPatch = Readonly<Record<number, string>>;

/** The row with what was changed in it; places that the file has no column for are passed over. */
export function patchedCells(cells: readonly string[], patch: CellPatch, width: number): string[] {
  const patched = [...cells];
  for (const [place, text] of Object.entries(patch)) {
    const at = Number(place);
    if (at >= width) continue;
    while (patched.length <= at) patched.push('');
    patched[at] = text;
  }
  return patched;
}
