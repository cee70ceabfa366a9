import type { PricedLine, QuoteLineInput } from '@quillcare/contracts';
import { isSame } from '../../../../shared/forms/record/merge';

/**
 * A line as it is saved. Fields that are null are computed by the server, others are what was typed. A line that the server does
 * not know yet has a key of its own, which is not sent.
 */
export type Row = Omit<QuoteLineInput, 'key'> & { readonly key: string };

const NEW = 'new:';

export const isNew = ({ key }: Pick<Row, 'key'>): boolean => key.startsWith(NEW);

/** The first key of a new line that no row has. */
export function nextKey(rows: readonly Pick<Row, 'key'>[]): string {
  const taken = rows.filter(isNew).map(({ key }) => Number(key.slice(NEW.length)));
  return `${NEW}${Math.max(0, ...taken) + 1}`;
}

/** A line that the server priced, as it would be saved again. */
export function rowOf(line: PricedLine): Row {
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
    unitFeeMinor: line.enteredFeeMinor ?? typedAmount(line),
    discountMinor: line.discount?.type === 'FIXED_AMOUNT' ? line.discount.amountMinor : 0,
    discountBasisPoints: line.discount?.type === 'PERCENTAGE' ? line.discount.basisPoints : null,
    procedureClass: line.enteredClass ?? null,
    gstTreatment: line.enteredGst,
    medicareBenefitMinor: line.enteredMedicareMinor,
    fundBenefitMinor: line.enteredFundMinor,
    optionIds: line.enteredOptionIds ?? null,
  };
}

/** The fee of a line that was typed as a whole. */
function typedAmount({ base }: PricedLine): number | null {
  return base.type === 'AMOUNT' && base.source === 'MANUAL' ? base.amountMinor : null;
}

/** The row without what was typed in place of computed figures. */
export function computedOnly(row: Row): Row {
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

/** Where a row was left as it was given, it follows what is given now; what was changed stays. */
export function follow(row: Row, given: Row, now: Row): Row {
  const fields = Object.keys(now) as (keyof Row)[];
  const followed = fields
    .filter((field) => isSame(row[field], given[field]))
    .map((field) => [field, now[field]]);
  return { ...row, ...Object.fromEntries(followed) } as Row;
}

export const isSameRow = (one: Row, other: Row): boolean =>
  (Object.keys(one) as (keyof Row)[]).every((field) => isSame(one[field], other[field]));

/** The line as the contract takes it. */
export function lineInput({ key, ...row }: Row): QuoteLineInput {
  return { ...row, key: isNew({ key }) ? null : key };
}

/** Whether the server can price it: a new line needs a description and a fee first. */
export function isComplete(row: Row): boolean {
  if (!isNew(row)) return true;
  return row.description.trim() !== '' && (row.unitFeeMinor !== null || row.basis === 'NOT_INCLUDED');
}

/** A new line that is typed as a whole. */
export function blankRow(key: string): Row {
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

/**
 * A copy that is typed as a whole: the server does not know it, so it gets the figures that the original shows.
 */
export function copyOf(row: Row, made: PricedLine | undefined, key: string): Row {
  return {
    ...row,
    key,
    unitFeeMinor: row.unitFeeMinor ?? made?.unitFeeMinor ?? null,
    gstTreatment: row.gstTreatment ?? made?.gstTreatment ?? null,
    // They are in the fee that it starts with.
    optionIds: null,
  };
}

/** What the server computed for the fee before it was replaced by a typed one; null if it was not. */
export function computedFee(made: PricedLine | undefined): number | null {
  return made?.trace.find(({ rule }) => rule.kind === 'ENTERED')?.inputMinor ?? null;
}
