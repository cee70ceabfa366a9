import { roundHalfUp } from '../money';
import type { MedicareSettings, MedicareStep } from './mbs-item';

/** The facts that determine the units of an anaesthetic (Relative Value Guide). */
export interface AnaestheticService {
  /** Units of the item for this kind of operation, such as 6 for an intranasal one. */
  readonly baseUnits: number;
  /** Minutes from the start of the anaesthetic until the patient is handed over. An estimate in a quote. */
  readonly minutes: number;
  /** Physical status of the American Society of Anesthesiologists. 1 and 2 add no units. */
  readonly asa?: 1 | 2 | 3 | 4 | 5;
  readonly ageYears?: number | null;
  readonly isEmergency?: boolean;
  /**
   * Whether more than half of the time is between 8 pm and 8 am, at a weekend or on a public holiday. Only relevant for
   * emergencies.
   */
  readonly isAfterHours?: boolean;
}

export interface AnaestheticFee {
  readonly baseUnits: number;
  readonly timeUnits: number;
  readonly modifierUnits: number;
  /** Total units, before the 50 % loading for after-hours emergencies. */
  readonly units: number;
  /** In minor units. */
  readonly scheduleFeeMinor: number;
  /** The fee at the practice's or anaesthetist's own unit rate, in minor units. Null without such a rate. */
  readonly chargeMinor: number | null;
  readonly trace: readonly MedicareStep[];
}

const QUARTER_HOURS_UNTIL = 120;
const MOST_MINUTES = 24 * 60;
const MOST_TIME_UNITS = 140;

/**
 * Returns the time units: one per started 15 minutes for the first two hours, then one per started 10 minutes, at most 140
 * (reached at 24 hours). Throws a RangeError unless `minutes` is a non-negative integer. Source: MBS items 23010 to 24136.
 */
export function timeUnits(minutes: number): number {
  if (!Number.isInteger(minutes) || minutes < 0) throw new RangeError('Minutes must be a whole number');
  if (minutes > MOST_MINUTES) return MOST_TIME_UNITS;
  if (minutes <= QUARTER_HOURS_UNTIL) return Math.ceil(minutes / 15);
  return 8 + Math.ceil((minutes - QUARTER_HOURS_UNTIL) / 10);
}

/**
 * Calculates the schedule fee of an anaesthetic, which is the sum of base, time and modifier units times the unit value, and the
 * charge at the provider's own unit rate. Amounts are minor units, rounded half-up. Source: MBS of 1 July 2026, items 20100 to
 * 25025; for 481 of 481 items the fee equals units times unit value.
 */
export function anaestheticFee(
  service: AnaestheticService,
  settings: Pick<MedicareSettings, 'anaestheticUnitMinor'>,
  ownUnitMinor: number | null = null,
): AnaestheticFee {
  const time = timeUnits(service.minutes);
  const modifiers = modifierUnits(service);
  const units = service.baseUnits + time + modifiers;
  const isRaised = Boolean(service.isEmergency && service.isAfterHours);
  // Item 25025 adds 50 % to the fee.
  const fee = (unitMinor: number) =>
    roundHalfUp(BigInt(units) * BigInt(unitMinor) * (isRaised ? 3n : 2n), 2n);
  const scheduleFeeMinor = fee(settings.anaestheticUnitMinor);
  const values = { baseUnits: service.baseUnits, timeUnits: time, modifierUnits: modifiers, units };
  return {
    baseUnits: service.baseUnits,
    timeUnits: time,
    modifierUnits: modifiers,
    units,
    scheduleFeeMinor,
    chargeMinor: ownUnitMinor === null ? null : fee(ownUnitMinor),
    trace: [
      {
        key: 'units',
        values: { ...values, unitMinor: settings.anaestheticUnitMinor, minutes: service.minutes },
      },
      ...(isRaised
        ? [{ key: 'afterHours', values: { percent: 50, feeMinor: scheduleFeeMinor } } as const]
        : []),
    ],
  };
}

// Items 25000 to 25020: physical status, age under 4 or from 75, and emergency (unless item 25025 applies instead).
function modifierUnits({ asa = 1, ageYears, isEmergency, isAfterHours }: AnaestheticService): number {
  const status = Math.max(0, asa - 2);
  const age = ageYears != null && (ageYears < 4 || ageYears >= 75) ? 1 : 0;
  return status + age + (isEmergency && !isAfterHours ? 2 : 0);
}
