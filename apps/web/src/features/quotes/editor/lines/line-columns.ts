import type { PricedLine } from '@quillcare/contracts';
import type { Row } from '../state/line-row';

/** The columns of the lines, in the order in which the keyboard goes through them. */
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

export const KINDS: Readonly<Record<Column, CellKind>> = {
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

export const isEdited = (column: Column): boolean => !['open', 'figure'].includes(KINDS[column]);

/** The element of a cell: errors, the checklist and the keyboard go there. */
export const cellId = (key: string, column: Column): string => `quote-line-${key}-${column}`;

/** The fields whose errors belong to a cell of the row; all others are in the opened row. */
export const cellOfField = (field: string): Column | null =>
  (COLUMNS as readonly string[]).includes(field) ? (field as Column) : null;

type Amount = 'unitFeeMinor' | 'medicareBenefitMinor' | 'fundBenefitMinor';

export const AMOUNTS: readonly Amount[] = ['unitFeeMinor', 'medicareBenefitMinor', 'fundBenefitMinor'];

/** What a money cell shows: what was typed, else what was computed. */
export function amountOf(row: Row, made: PricedLine | undefined, column: Amount): number | null {
  return row[column] ?? made?.[column] ?? null;
}

/** A fee of nothing is a question, unless the line says that it is not included. */
export function asksForFee(row: Row, made: PricedLine | undefined): boolean {
  if (row.basis === 'NOT_INCLUDED') return false;
  const fee = amountOf(row, made, 'unitFeeMinor');
  return fee === 0 || (fee === null && row.key.startsWith('new:') && row.description !== '');
}
