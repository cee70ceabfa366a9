import type { PricedLine, QuoteLineInput } from '@quillcare/contracts';
import { isSame } from '../../../../shared/forms/record/merge';

/**
 * A line as it is saved. Null fields are computed by the server; the others were entered. A line not yet stored has a local key,
 * which is not sent.
 */
export type Row = Omit<QuoteLineInput, 'key'> & { readonly key: string };

const NEW_KEY_PREFIX = 'new:';

export const isNewRow = ({ key }: Pick<Row, 'key'>): boolean => key.startsWith(NEW_KEY_PREFIX);

/** Returns whether a surgery produces the line, as in `<surgery>:SURGEON`. The key of a line added by hand is its id. */
export const isComposedKey = (key: string): boolean => key.includes(':') && !isNewRow({ key });

/** Returns an unused local key for a new line. */
export function nextKey(rows: readonly Pick<Row, 'key'>[]): string {
  const usedNumbers = rows.filter(isNewRow).map(({ key }) => Number(key.slice(NEW_KEY_PREFIX.length)));
  return `${NEW_KEY_PREFIX}${Math.max(0, ...usedNumbers) + 1}`;
}

/** Converts a priced line back to the row that would produce it. */
export function toRow(line: PricedLine): Row {
  const { key, kind, surgeryId, description, providerName, billedBy, basis, quantity, mbsItem } = line;
  return {
    key,
    kind,
    surgeryId,
    description,
    providerName,
    billedBy,
    basis,
    quantity,
    mbsItem,
    unitFeeMinor: line.enteredFeeMinor ?? manualAmount(line),
    discountMinor: line.discount?.type === 'FIXED_AMOUNT' ? line.discount.amountMinor : 0,
    discountBasisPoints: line.discount?.type === 'PERCENTAGE' ? line.discount.basisPoints : null,
    procedureClass: line.enteredClass ?? null,
    gstTreatment: line.enteredGst,
    medicareBenefitMinor: line.enteredMedicareMinor,
    fundBenefitMinor: line.enteredFundMinor,
    optionIds: line.enteredOptionIds ?? null,
  };
}

/** Returns the fee of a line entered by hand. Null for a line composed from a surgery. */
const manualAmount = ({ base }: PricedLine): number | null =>
  base.type === 'AMOUNT' && base.source === 'MANUAL' ? base.amountMinor : null;

export const isManual = (line: PricedLine): boolean => manualAmount(line) !== null;

/** Returns the row with all overrides of computed figures removed. */
export function withoutManualAmounts(row: Row): Row {
  return {
    ...row,
    unitFeeMinor: null,
    discountMinor: 0,
    discountBasisPoints: null,
    gstTreatment: null,
    medicareBenefitMinor: null,
    fundBenefitMinor: null,
    optionIds: null,
  };
}

/** Updates a row to newly composed values, keeping the fields that were changed by hand. */
export function rebase(row: Row, saved: Row, now: Row): Row {
  const fields = Object.keys(now) as (keyof Row)[];
  const followed = fields
    .filter((field) => isSame(row[field], saved[field]))
    .map((field) => [field, now[field]]);
  return { ...row, ...Object.fromEntries(followed) } as Row;
}

export const isSameRow = (one: Row, other: Row): boolean =>
  (Object.keys(one) as (keyof Row)[]).every((field) => isSame(one[field], other[field]));

export function toLineInput({ key, ...row }: Row): QuoteLineInput {
  return { ...row, key: isNewRow({ key }) ? null : key };
}

/** Returns whether the server can price the row. A new line needs a description and a fee first. */
export function isComplete(row: Row): boolean {
  if (!isNewRow(row)) return true;
  return row.description.trim() !== '' && (row.unitFeeMinor !== null || row.basis === 'NOT_INCLUDED');
}

export function createBlankRow(key: string): Row {
  return {
    key,
    kind: 'OTHER',
    surgeryId: null,
    description: '',
    providerName: null,
    billedBy: 'PRACTICE',
    basis: 'FIXED',
    quantity: 1,
    unitFeeMinor: null,
    discountMinor: 0,
    discountBasisPoints: null,
    procedureClass: null,
    gstTreatment: null,
    mbsItem: null,
    medicareBenefitMinor: null,
    fundBenefitMinor: null,
    optionIds: null,
  };
}

/** Copies a row as a custom line. The server does not know it, so the original's computed figures become entered ones. */
export function copyRow(row: Row, pricedLine: PricedLine | undefined, key: string): Row {
  return {
    ...row,
    key,
    unitFeeMinor: row.unitFeeMinor ?? pricedLine?.unitFeeMinor ?? null,
    gstTreatment: row.gstTreatment ?? pricedLine?.gstTreatment ?? null,
    // The options are already included in the copied fee.
    optionIds: null,
  };
}

/** Returns the computed fee that an entered one replaced. Null if none was. */
export function getComputedFee(pricedLine: PricedLine | undefined): number | null {
  return pricedLine?.trace.find(({ rule }) => rule.kind === 'ENTERED')?.inputMinor ?? null;
}
