import { upToFiveCents } from './five-cents';
import type { MedicareSettings, MedicareStep } from './mbs-item';

/** In hospital Medicare pays 75 % of the schedule fee, up to the next five cents. */
export function benefit75(scheduleFeeMinor: number): number {
  return upToFiveCents(scheduleFeeMinor * 3, 4);
}

/** Out of hospital 85 %, up to the next five cents, or the fee less the greatest permissible gap if that is more. */
export function benefit85(
  scheduleFeeMinor: number,
  { greatestGapMinor }: Pick<MedicareSettings, 'greatestGapMinor'>,
): number {
  return Math.max(upToFiveCents(scheduleFeeMinor * 17, 20), scheduleFeeMinor - greatestGapMinor);
}

/** The step of a calculation that says which part of a schedule fee Medicare pays. Amounts are minor units. */
export function benefitStep(
  isInHospital: boolean,
  scheduleFeeMinor: number,
  benefitMinor: number,
  { date, greatestGapMinor }: MedicareSettings,
): MedicareStep {
  const values = { scheduleFeeMinor, benefitMinor, date };
  if (isInHospital) return { key: 'benefit75', values };
  // Fees so high that 85 % would leave more than the greatest gap.
  const isHigh = benefitMinor > upToFiveCents(scheduleFeeMinor * 17, 20);
  return isHigh
    ? { key: 'greatestGap', values: { ...values, greatestGapMinor } }
    : { key: 'benefit85', values };
}
