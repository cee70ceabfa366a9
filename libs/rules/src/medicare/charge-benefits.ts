import { upToFiveCents } from './five-cents';
import type { MedicareSettings, MedicareStep } from './mbs-item';

/** Where the service is given: as a hospital's admitted patient, or in rooms. */
export type CareSetting = 'HOSPITAL' | 'OUTSIDE';

/**
 * What the patient's fund pays beside Medicare, as agreed for this quote; never guessed.
 * `SCHEDULE`: what Medicare leaves of the schedule fee, as every fund must. `KNOWN_GAP`: everything but an agreed amount.
 * `NO_GAP`: everything.
 */
export type FundArrangement =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'SCHEDULE' }
  | { readonly kind: 'KNOWN_GAP'; readonly gapMinor: number }
  | { readonly kind: 'NO_GAP' };

/** Who pays what of a charge, in minor units: the three add up to the charge. Always an estimate. */
export interface BenefitEstimate {
  readonly medicareMinor: number;
  readonly fundMinor: number;
  readonly outOfPocketMinor: number;
  readonly trace: readonly MedicareStep[];
}

export interface BenefitQuestion {
  readonly chargeMinor: number;
  /** For several operations their aggregate (`aggregateOperations`); null for a service that Medicare does not know. */
  readonly scheduleFeeMinor: number | null;
  readonly setting: CareSetting;
  readonly fund: FundArrangement;
}

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

/**
 * Estimates the benefits of a provider's charge. Nobody gets back more than was charged. Funds pay for hospital treatment
 * only: the law keeps them out of services in rooms.
 *
 * Source: Health Insurance Act 1973 (Cth) s 10; Private Health Insurance Act 2007 (Cth) s 72-1 for what a fund must pay.
 */
export function benefitsOfCharge(question: BenefitQuestion, settings: MedicareSettings): BenefitEstimate {
  const medicare = medicarePart(question, settings);
  const fund = fundPart(question, medicare.minor);
  return {
    medicareMinor: medicare.minor,
    fundMinor: fund.minor,
    outOfPocketMinor: question.chargeMinor - medicare.minor - fund.minor,
    trace: [...medicare.trace, ...fund.trace],
  };
}

interface Part {
  minor: number;
  trace: MedicareStep[];
}

const NOTHING: Part = { minor: 0, trace: [] };

function medicarePart(
  { chargeMinor, scheduleFeeMinor, setting }: BenefitQuestion,
  settings: MedicareSettings,
): Part {
  if (scheduleFeeMinor === null) return NOTHING;
  const isHospital = setting === 'HOSPITAL';
  const full = isHospital ? benefit75(scheduleFeeMinor) : benefit85(scheduleFeeMinor, settings);
  const isCapped = !isHospital && full > upToFiveCents(scheduleFeeMinor * 17, 20);
  const key = isHospital ? 'benefit75' : isCapped ? 'greatestGap' : 'benefit85';
  const minor = Math.min(full, chargeMinor);
  return {
    minor,
    trace: [
      { key, values: { scheduleFeeMinor, benefitMinor: full, date: settings.date } },
      ...(minor < full ? [{ key: 'noMoreThanCharged', values: { chargeMinor } } as const] : []),
    ],
  };
}

function fundPart(
  { chargeMinor, scheduleFeeMinor, setting, fund }: BenefitQuestion,
  medicareMinor: number,
): Part {
  if (setting !== 'HOSPITAL' || scheduleFeeMinor === null) return NOTHING;
  const left = chargeMinor - medicareMinor;
  // What every fund pays at least: the rest of the schedule fee.
  const leastMinor = Math.min(left, Math.max(0, scheduleFeeMinor - medicareMinor));
  switch (fund.kind) {
    case 'NONE':
      return NOTHING;
    case 'SCHEDULE':
      return { minor: leastMinor, trace: [{ key: 'fundSchedule', values: { fundMinor: leastMinor } }] };
    case 'KNOWN_GAP': {
      const minor = Math.max(leastMinor, left - fund.gapMinor);
      return {
        minor,
        trace: [{ key: 'fundKnownGap', values: { fundMinor: minor, gapMinor: fund.gapMinor } }],
      };
    }
    case 'NO_GAP':
      return { minor: left, trace: [{ key: 'fundNoGap', values: { fundMinor: left } }] };
  }
}
