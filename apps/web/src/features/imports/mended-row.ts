import type { FindingRow, FindingSummary } from '@quillcare/contracts';
import {
  checkCells,
  mappedOptions,
  patchedCells,
  type ImportEntityType,
  type RowFinding,
} from '@quillcare/rules';

export type MendingRules = Pick<FindingSummary, 'columns' | 'country' | 'today' | 'mapping'>;

/** Rows whose original value in a column equals that of a row just corrected. */
export interface Alike {
  at: number;
  from: string;
  text: string;
  /** Number of them among the loaded rows. */
  count: number;
  /** True if there may be more among rows not loaded yet. */
  hasMore: boolean;
}

/** Returns a row's cells with corrections applied. */
export function cellsOf({ cells, mended }: Pick<FindingRow, 'cells' | 'mended'>, width: number): string[] {
  return patchedCells(cells, mended, width);
}

/** Returns the findings of a row after changing one cell, by the import's own rules. */
export function findingsWith(
  entityType: ImportEntityType,
  { columns, country, today, mapping }: MendingRules,
  row: FindingRow,
  at: number,
  text: string,
): readonly RowFinding[] {
  const cells = patchedCells(cellsOf(row, columns.length), { [at]: text }, columns.length);
  const rules = { country, today, ...mappedOptions(mapping, { entityType, columns, country }) };
  return checkCells(entityType, columns, { number: row.row, cells }, rules).findings;
}

/** Returns the row with one cell changed. Restoring the file's value removes the correction. */
export function mendedRow(
  entityType: ImportEntityType,
  rules: MendingRules,
  row: FindingRow,
  at: number,
  text: string,
): FindingRow {
  const findings = [...findingsWith(entityType, rules, row, at, text)];
  const { [at]: _before, ...others } = row.mended;
  const isBack = text === (row.cells[at] ?? '');
  return { ...row, findings, mended: isBack ? others : { ...others, [at]: text } };
}

/**
 * Returns the rows to which the correction of `row` could be applied too. Null if there are none, or if its cell has the file's
 * value again.
 */
export function alikeTo(
  rows: readonly FindingRow[],
  row: number,
  at: number,
  hasMore: boolean,
): Alike | null {
  const changed = rows.find((one) => one.row === row);
  const text = changed?.mended[at];
  if (!changed || text === undefined) return null;
  const from = changed.cells[at] ?? '';
  const { length: count } = rows.filter(
    (one) =>
      one.row !== row &&
      one.canMend &&
      (one.cells[at] ?? '') === from &&
      one.mended[at] === undefined &&
      one.findings.some((finding) => finding.at === at),
  );
  return count > 0 || hasMore ? { at, from, text, count, hasMore } : null;
}
