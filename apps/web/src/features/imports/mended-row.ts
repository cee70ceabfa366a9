import type { FindingRow, FindingSummary } from '@quillcare/contracts';
import {
  checkCells,
  mappedOptions,
  patchedCells,
  type ImportEntityType,
  type RowFinding,
} from '@quillcare/rules';

export type MendingRules = Pick<FindingSummary, 'columns' | 'country' | 'today' | 'mapping'>;

/** Rows that have the text that another one had in the same place. */
export interface Alike {
  at: number;
  from: string;
  text: string;
  /** Among the rows that are loaded. */
  count: number;
  /** There may be others. */
  hasMore: boolean;
}

/** The cells of a row as they are now. */
export function cellsOf({ cells, mended }: Pick<FindingRow, 'cells' | 'mended'>, width: number): string[] {
  return patchedCells(cells, mended, width);
}

/** What is found in a row with another text in one place, by the rules of the import. */
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

/** The row with another text in one place; the text of the file takes the change back. */
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

/** The rows that can be changed as one of them was; null if there are none, or it has the text of the file again. */
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
