import type { FindingRow, FindingSummary } from '@quillcare/contracts';
import {
  validateCells,
  buildMappedOptions,
  applyCellPatch,
  type ImportEntityType,
  type RowFinding,
} from '@quillcare/rules';

export type CorrectionRules = Pick<FindingSummary, 'columns' | 'country' | 'today' | 'mapping'>;

/** Corrections that were not saved, by row and column. Their cells show the saved value again. */
export type UnsavedTexts = Readonly<Record<number, Readonly<Record<number, string>>>>;

/** Returns the unsaved corrections with that of one cell replaced. Null removes it. */
export function withUnsavedText(
  unsaved: UnsavedTexts,
  row: number,
  at: number,
  text: string | null,
): UnsavedTexts {
  const { [at]: _before, ...others } = unsaved[row] ?? {};
  return { ...unsaved, [row]: text === null ? others : { ...others, [at]: text } };
}

/** Rows whose original value in a column equals that of a row just corrected. */
export interface SimilarRows {
  at: number;
  from: string;
  text: string;
  /** Number of them among the loaded rows. */
  count: number;
  /** True if there may be more among rows not loaded yet. */
  hasMore: boolean;
}

/** Returns a row's cells with corrections applied. */
export function correctedCells(
  { cells, mended }: Pick<FindingRow, 'cells' | 'mended'>,
  width: number,
): string[] {
  return applyCellPatch(cells, mended, width);
}

/** Returns the findings of a row after changing one cell, by the import's own rules. */
export function findingsAfterChange(
  entityType: ImportEntityType,
  { columns, country, today, mapping }: CorrectionRules,
  row: FindingRow,
  at: number,
  text: string,
): readonly RowFinding[] {
  const cells = applyCellPatch(correctedCells(row, columns.length), { [at]: text }, columns.length);
  const rules = { country, today, ...buildMappedOptions(mapping, { entityType, columns, country }) };
  return validateCells(entityType, columns, { number: row.row, cells }, rules).findings;
}

/** Returns the row with one cell changed. Restoring the file's value removes the correction. */
export function correctedRow(
  entityType: ImportEntityType,
  rules: CorrectionRules,
  row: FindingRow,
  at: number,
  text: string,
): FindingRow {
  const findings = [...findingsAfterChange(entityType, rules, row, at, text)];
  const { [at]: _before, ...others } = row.mended;
  const isBack = text === (row.cells[at] ?? '');
  return { ...row, findings, mended: isBack ? others : { ...others, [at]: text } };
}

/**
 * Returns the rows to which the correction of `row` could be applied too. Null if there are none, or if its cell has the file's
 * value again.
 */
export function similarRows(
  rows: readonly FindingRow[],
  row: number,
  at: number,
  hasMore: boolean,
): SimilarRows | null {
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
