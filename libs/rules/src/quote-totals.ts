import type { Country } from './country';
import { isQuantity, multiplyMinor, applyBasisPoints } from './money';

export type BilledBy = 'PRACTICE' | 'PROVIDER' | 'HOSPITAL';
export type LineBasis = 'FIXED' | 'ESTIMATE' | 'NOT_INCLUDED';
export type GstTreatment = 'TAXABLE' | 'GST_FREE';
/** `OTHER` means undecided. A quote with an undecided class cannot be sent. */
export type ProcedureClass = DecidedClass | 'OTHER';
export type DecidedClass = 'MEDICARE' | 'COSMETIC' | 'MIXED';

/** The part of a quote line that pricing needs. Amounts are minor units, fees exclude GST. */
export interface PricedLine {
  readonly kind: string;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
  readonly quantity: number;
  readonly unitFeeMinor: number;
  readonly discountMinor: number;
  readonly gstTreatment: GstTreatment;
  readonly medicareBenefitMinor?: number | null;
  readonly fundBenefitMinor?: number | null;
}

/** The figures of a line in minor units. `totalMinor` = amount + GST = benefits + out-of-pocket. */
export interface LinePrice {
  readonly amountMinor: number;
  readonly gstMinor: number;
  readonly totalMinor: number;
  readonly benefitsMinor: number;
  readonly outOfPocketMinor: number;
}

/** The totals of a quote in minor units. The amounts of the three billers (including GST) add up to `totalMinor`. */
export interface QuoteTotals {
  readonly byBiller: Readonly<Record<BilledBy, number>>;
  readonly netMinor: number;
  readonly gstMinor: number;
  readonly totalMinor: number;
  readonly benefitsMinor: number;
  readonly outOfPocketMinor: number;
  readonly estimate: boolean;
}

const ZERO_PRICE: LinePrice = {
  amountMinor: 0,
  gstMinor: 0,
  totalMinor: 0,
  benefitsMinor: 0,
  outOfPocketMinor: 0,
};
const GST_RATES: Record<Country, number> = { AU: 1000, NZ: 1500 };
const TREATMENT_KINDS = new Set([
  'SURGEON',
  'ASSISTANT',
  'ANAESTHETIST',
  'HOSPITAL',
  'THEATRE',
  'IMPLANT',
  'PATHOLOGY',
]);

/**
 * Prices one line: quantity times fee minus discount, plus GST, which is rounded half-up once. Benefits are capped at the total,
 * because nobody is paid back more than was charged. A NOT_INCLUDED line is zero.
 */
export function priceLine(line: PricedLine, gstRateBasisPoints: number): LinePrice {
  if (line.basis === 'NOT_INCLUDED') return ZERO_PRICE;
  const amountMinor = multiplyMinor(line.unitFeeMinor, line.quantity) - line.discountMinor;
  const gstMinor = line.gstTreatment === 'TAXABLE' ? applyBasisPoints(amountMinor, gstRateBasisPoints) : 0;
  const totalMinor = amountMinor + gstMinor;
  const claimed = (line.medicareBenefitMinor ?? 0) + (line.fundBenefitMinor ?? 0);
  const benefitsMinor = Math.min(claimed, Math.max(0, totalMinor));
  return { amountMinor, gstMinor, totalMinor, benefitsMinor, outOfPocketMinor: totalMinor - benefitsMinor };
}

/** Adds up a quote. This is the only place where that happens: page, PDF, email, snapshot and invoice all use it. */
export function calculateQuoteTotals(
  lines: readonly PricedLine[],
  options: { readonly gstRateBasisPoints: number },
): QuoteTotals {
  const byBiller: Record<BilledBy, number> = { PRACTICE: 0, PROVIDER: 0, HOSPITAL: 0 };
  const sum = { netMinor: 0, gstMinor: 0, totalMinor: 0, benefitsMinor: 0, outOfPocketMinor: 0 };
  for (const line of lines) {
    const price = priceLine(line, options.gstRateBasisPoints);
    byBiller[line.billedBy] += price.totalMinor;
    sum.netMinor += price.amountMinor;
    sum.gstMinor += price.gstMinor;
    sum.totalMinor += price.totalMinor;
    sum.benefitsMinor += price.benefitsMinor;
    sum.outOfPocketMinor += price.outOfPocketMinor;
  }
  return { byBiller, ...sum, estimate: lines.some((line) => line.basis === 'ESTIMATE') };
}

/** Validates the figures of a line, so that a form can show problems before calling `priceLine`. */
export function findPricedLineProblems(line: PricedLine): { path: keyof PricedLine; message: string }[] {
  const problems: { path: keyof PricedLine; message: string }[] = [];
  const quantityIsFine = isQuantity(line.quantity) && line.quantity > 0;
  const feeIsFine = isMinorAmount(line.unitFeeMinor);
  if (!quantityIsFine)
    problems.push({ path: 'quantity', message: 'Quantity must be more than 0, with at most two decimals' });
  if (!feeIsFine) problems.push({ path: 'unitFeeMinor', message: 'Fee must be 0 or more' });
  if (!isMinorAmount(line.discountMinor))
    problems.push({ path: 'discountMinor', message: 'Discount must be 0 or more' });
  else if (
    quantityIsFine &&
    feeIsFine &&
    line.discountMinor > multiplyMinor(line.unitFeeMinor, line.quantity)
  ) {
    problems.push({ path: 'discountMinor', message: 'Discount must not be more than the fee' });
  }
  for (const path of ['medicareBenefitMinor', 'fundBenefitMinor'] as const) {
    if (!isMinorAmount(line[path] ?? 0)) problems.push({ path, message: 'Benefit must be 0 or more' });
  }
  return problems;
}

/** Returns the GST rate in basis points: 10 % in Australia, 15 % in New Zealand. */
export function getGstRate(country: Country): number {
  return GST_RATES[country];
}

/**
 * Returns the initial GST treatment of a line, which staff may change. `procedureClass` is that of the line's own surgery, or of
 * the quote if the line has none.
 *
 * Australia: A New Tax System (Goods and Services Tax) Act 1999 (Cth) s 38-7: a medical service is GST-free unless it is rendered
 * for cosmetic reasons and no Medicare benefit is payable; s 38-20: hospital treatment follows the procedure. Services for a
 * mixed procedure are partly taxable, so they start as taxable, because quoting too much is better than too little. Lines that
 * are not treatment (administration, other) are taxable.
 *
 * New Zealand: health services are not exempt, so every line is taxable.
 */
export function defaultGstTreatment(
  country: Country,
  procedureClass: ProcedureClass,
  kind: string,
): GstTreatment {
  if (country === 'NZ' || procedureClass === 'COSMETIC' || procedureClass === 'MIXED') return 'TAXABLE';
  return TREATMENT_KINDS.has(kind) ? 'GST_FREE' : 'TAXABLE';
}

/**
 * Returns the class of a quote after adding a surgery. `present` is the quote's current class, where OTHER means undecided.
 * Surgeries of different classes make it MIXED.
 */
export function combineProcedureClasses(present: ProcedureClass, joining: ProcedureClass): ProcedureClass {
  if (present === joining || joining === 'OTHER') return present;
  return present === 'OTHER' ? joining : 'MIXED';
}

function isMinorAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
