import { roundUpToFiveCents } from './five-cents';
import type { MedicareSettings, MedicareStep } from './mbs-item';

/** Returns Medicare's benefit in hospital: 75 % of the schedule fee, rounded up to five cents. Minor units. */
export function calculateBenefit75(scheduleFeeMinor: number): number {
  return roundUpToFiveCents(scheduleFeeMinor * 3, 4);
}

/**
 * Returns Medicare's benefit out of hospital: 85 % of the schedule fee, rounded up to five cents, or the fee minus the greatest
 * permissible gap if that is higher. Minor units.
 */
export function calculateBenefit85(
  scheduleFeeMinor: number,
  { greatestGapMinor }: Pick<MedicareSettings, 'greatestGapMinor'>,
): number {
  return Math.max(roundUpToFiveCents(scheduleFeeMinor * 17, 20), scheduleFeeMinor - greatestGapMinor);
}

/** Returns the calculation step stating which part of a schedule fee Medicare pays. Amounts are minor units. */
export function buildBenefitStep(
  isInHospital: boolean,
  scheduleFeeMinor: number,
  benefitMinor: number,
  { date, greatestGapMinor }: MedicareSettings,
): MedicareStep {
  const values = { scheduleFeeMinor, benefitMinor, date };
  if (isInHospital) return { key: 'benefit75', values };
  // True for fees so high that 85 % would leave more than the greatest permissible gap.
  const isHigh = benefitMinor > roundUpToFiveCents(scheduleFeeMinor * 17, 20);
  return isHigh
    ? { key: 'greatestGap', values: { ...values, greatestGapMinor } }
    : { key: 'benefit85', values };
}
