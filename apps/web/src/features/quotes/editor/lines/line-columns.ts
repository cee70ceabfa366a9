import type { PricedLine } from '@quillcare/contracts';
import { isNewRow, type Row } from '../state/line-row';

/** The grid's columns in keyboard order. */
export const COLUMNS = [
  'open',
  'description',
  'providerName',
  'billedBy',
  'basis',
  'unitFeeMinor',
  'gstTreatment',
  'medicareBenefitMinor',
  'fundBenefitMinor',
  'outOfPocketMinor',
  'totalMinor',
] as const;

export type Column = (typeof COLUMNS)[number];

export type CellKind = 'open' | 'text' | 'choice' | 'money' | 'figure';

export const CELL_KINDS: Readonly<Record<Column, CellKind>> = {
  open: 'open',
  description: 'text',
  providerName: 'text',
  billedBy: 'choice',
  basis: 'choice',
  unitFeeMinor: 'money',
  gstTreatment: 'choice',
  medicareBenefitMinor: 'money',
  fundBenefitMinor: 'money',
  outOfPocketMinor: 'figure',
  totalMinor: 'figure',
};

export const isEditable = (column: Column): boolean => !['open', 'figure'].includes(CELL_KINDS[column]);

/** Id of a cell's element, the target of error links, checklist links and keyboard navigation. */
export const cellId = (key: string, column: Column): string => `quote-line-${key}-${column}`;

/** Returns the cell in which a field's errors appear. Null for fields shown only in the expanded row. */
export const columnOfField = (field: string): Column | null =>
  (COLUMNS as readonly string[]).includes(field) ? (field as Column) : null;

type Amount = 'unitFeeMinor' | 'medicareBenefitMinor' | 'fundBenefitMinor';

export const AMOUNT_COLUMNS: readonly Amount[] = ['unitFeeMinor', 'medicareBenefitMinor', 'fundBenefitMinor'];

/** Returns the amount of a money cell: the entered value, or else the computed one. */
export function amountOf(row: Row, pricedLine: PricedLine | undefined, column: Amount): number | null {
  return row[column] ?? pricedLine?.[column] ?? null;
}

/** A zero fee needs confirming, unless the line is marked as not included. */
export function needsFee(row: Row, pricedLine: PricedLine | undefined): boolean {
  if (row.basis === 'NOT_INCLUDED') return false;
  const fee = amountOf(row, pricedLine, 'unitFeeMinor');
  return fee === 0 || (fee === null && isNewRow(row) && row.description !== '');
}
