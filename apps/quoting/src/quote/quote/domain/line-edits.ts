import type { QuoteLineInput } from '@quillcare/contracts';
import { formatLineDescription, SURGERY_SIDES, type Discount, type LineRequest } from '@quillcare/rules';
import type { QuoteLineRequest } from './line-requests';

/** The discount staff entered on a line. A percentage takes precedence over an amount. */
export function parseDiscount({ discountBasisPoints, discountMinor }: QuoteLineInput): Discount | null {
  if (discountBasisPoints !== null) {
    return discountBasisPoints === 0 ? null : { type: 'PERCENTAGE', basisPoints: discountBasisPoints };
  }
  return discountMinor === 0 ? null : { type: 'FIXED_AMOUNT', amountMinor: discountMinor };
}

/** A line typed entirely by staff. Its entered fee exempts it from pricing rules; its class follows from the quote. */
export function typedLine(
  sent: QuoteLineInput,
  { id, key, enteredClass }: Pick<QuoteLineRequest, 'id' | 'key' | 'enteredClass'>,
): QuoteLineRequest {
  const feeMinor = sent.unitFeeMinor ?? 0;
  return {
    ...enteredValues(sent),
    category: null,
    procedureClass: 'OTHER',
    enteredClass: sent.procedureClass === undefined ? enteredClass : sent.procedureClass,
    id,
    key,
    kind: sent.kind,
    surgeryId: sent.surgeryId,
    isTreatment: null,
    description: sent.description,
    descriptionWords: null,
    providerName: sent.providerName,
    billedBy: sent.billedBy,
    basis: sent.basis,
    quantity: sent.quantity,
    mbsItem: sent.mbsItem,
    base: { type: 'AMOUNT', source: 'MANUAL', amountMinor: feeMinor, from: { id: null, name: '' } },
    options: [],
    enteredOptionIds: null,
    part: null,
    minutes: null,
    enteredFeeMinor: feeMinor,
  };
}

/**
 * Applies staff's edits to a line. `was` is the line as they saw it and `line` its current state: fields they left alone follow
 * the line, the others take their values. A name or item they cleared falls back to the surgery's own line (`composed`).
 */
export function withEdits(
  line: QuoteLineRequest,
  sent: QuoteLineInput,
  was: LineRequest,
  composed: LineRequest | null,
): QuoteLineRequest {
  return {
    ...line,
    ...enteredValues(sent),
    ...(isOwnDescription(sent.description, was)
      ? { description: sent.description, descriptionWords: null }
      : {}),
    providerName:
      editedValue(sent.providerName, was.providerName, line.providerName) ?? composed?.providerName ?? null,
    mbsItem: editedValue(sent.mbsItem, was.mbsItem, line.mbsItem) ?? composed?.mbsItem ?? null,
    billedBy: editedValue(sent.billedBy, was.billedBy, line.billedBy),
    basis: editedValue(sent.basis, was.basis, line.basis),
    quantity: editedValue(sent.quantity, was.quantity, line.quantity),
  };
}

/** A field staff left alone follows the current line. */
function editedValue<T>(sent: T, was: T, now: T): T {
  return sent === was ? now : sent;
}

/**
 * Recomposes a line of a surgery whose choices changed. `old` is what the previous choices produced: fields that staff changed
 * from it stay, as does everything they typed.
 */
export function recompose(
  stored: QuoteLineRequest,
  old: LineRequest | null,
  fresh: LineRequest,
  keptOptions: readonly string[],
): QuoteLineRequest {
  const valueFor = <F extends 'billedBy' | 'basis' | 'quantity' | 'providerName' | 'mbsItem'>(field: F) =>
    old === null || stored[field] === old[field] ? fresh[field] : stored[field];
  const present = new Set(fresh.options.map(({ id }) => id));
  return {
    ...fresh,
    id: stored.id,
    ...(stored.descriptionWords === null
      ? { description: stored.description, descriptionWords: null }
      : { description: fresh.description, descriptionWords: fresh.descriptionWords }),
    providerName: valueFor('providerName'),
    mbsItem: valueFor('mbsItem'),
    billedBy: valueFor('billedBy'),
    basis: valueFor('basis'),
    quantity: valueFor('quantity'),
    options: [
      ...fresh.options,
      ...stored.options.filter(({ id }) => keptOptions.includes(id) && !present.has(id)),
    ],
    discount: stored.discount,
    enteredFeeMinor: stored.enteredFeeMinor,
    enteredGst: stored.enteredGst,
    enteredMedicareMinor: stored.enteredMedicareMinor,
    enteredFundMinor: stored.enteredFundMinor,
  };
}

/**
 * Gives a line of a surgery the class that its surgery has now, and the part of a mixed fee that goes with it. A fee or an amount
 * of discount that staff entered for the whole is not divided.
 */
export function reclassify(
  line: QuoteLineRequest,
  { procedureClass, part, description, descriptionWords }: LineRequest,
): QuoteLineRequest {
  const isForWhole = line.enteredFeeMinor !== null || line.discount?.type === 'FIXED_AMOUNT';
  if (line.part === null && part !== null && isForWhole) return { ...line, procedureClass: 'MIXED' };
  const named = line.descriptionWords === null ? {} : { description, descriptionWords };
  return { ...line, procedureClass, part, ...named };
}

/** The cosmetic part of a line that is divided now: what staff changed on the whole holds for both parts. */
export function asOtherPart(line: LineRequest, id: string, whole: QuoteLineRequest): QuoteLineRequest {
  const { providerName, billedBy, basis, quantity, discount, enteredGst, options, enteredOptionIds } = whole;
  const edits = { providerName, billedBy, basis, quantity, discount, enteredGst, options, enteredOptionIds };
  return { ...asUnedited(line, id), ...edits };
}

/** An unedited line of a composition. */
export function asUnedited(line: LineRequest, id: string): QuoteLineRequest {
  return { ...line, id, enteredMedicareMinor: null, enteredFundMinor: null };
}

function enteredValues(sent: QuoteLineInput) {
  return {
    discount: parseDiscount(sent),
    enteredFeeMinor: sent.unitFeeMinor,
    enteredGst: sent.gstTreatment,
    enteredMedicareMinor: sent.medicareBenefitMinor,
    enteredFundMinor: sent.fundBenefitMinor,
    medicareBenefitMinor: sent.medicareBenefitMinor,
    fundBenefitMinor: sent.fundBenefitMinor,
  };
}

/** Whether staff wrote the description: it is neither the one they saw nor the line's name for any side. */
function isOwnDescription(description: string, was: LineRequest): boolean {
  const words = was.descriptionWords;
  if (description === was.description) return false;
  if (words?.key !== 'line.surgery') return true;
  return !SURGERY_SIDES.some((side) => description === formatLineDescription({ ...words, side }));
}
