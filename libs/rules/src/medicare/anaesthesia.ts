import { roundHalfUp } from '../money';
import type { MedicareSettings, MedicareStep } from './mbs-item';

/** What decides the units of an anaesthetic (Relative Value Guide). */
export interface AnaestheticService {
  /** Units of the item for the kind of operation, such as 6 for an intranasal one. */
  readonly baseUnits: number;
  /** Minutes from the start of the anaesthetic until the patient is handed over; an estimate in a quote. */
  readonly minutes: number;
  /** Physical status of the American Society of Anesthesiologists; 1 and 2 add nothing. */
  readonly asa?: 1 | 2 | 3 | 4 | 5;
  readonly ageYears?: number | null;
  readonly isEmergency?: boolean;
  /** More than half of the time between 8 pm and 8 am, at a weekend or on a public holiday; counts in an emergency only. */
  readonly isAfterHours?: boolean;
}

export interface AnaestheticFee {
  readonly baseUnits: number;
  readonly timeUnits: number;
  readonly modifierUnits: number;
  /** All units, before the half that is added for emergencies after hours. */
  readonly units: number;
  /** In minor units. */
  readonly scheduleFeeMinor: number;
  /** The fee at the practice's or anaesthetist's own rate for a unit, in minor units; null without one. */
  readonly chargeMinor: number | null;
  readonly trace: readonly MedicareStep[];
}

const QUARTER_HOURS_UNTIL = 120;
const MOST_MINUTES = 24 * 60;
const MOST_TIME_UNITS = 140;

/**
 * Time units: one for each quarter of an hour or part of it up to two hours, then one for each ten minutes or part.
 * Source: MBS items 23010 to 24136.
 */
export function timeUnits(minutes: number): number {
  if (!Number.isInteger(minutes) || minutes < 0) throw new RangeError('Minutes are a whole number');
  if (minutes > MOST_MINUTES) return MOST_TIME_UNITS;
  if (minutes <= QUARTER_HOURS_UNTIL) return Math.ceil(minutes / 15);
  return 8 + Math.ceil((minutes - QUARTER_HOURS_UNTIL) / 10);
}

/**
 * The schedule fee of an anaesthetic, base, time and modifiers times the value of a unit, and the charge at one's own rate.
 * Source: MBS of 1 July 2026, items 20100 to 25025; 481 of 481 items have units times value as their fee.
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
  // Item 25025 adds half of the fee.
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

// Items 25000 to 25020: physical status, age under 4 or from 75, emergency (unless 25025 takes its place).
function modifierUnits({ asa = 1, ageYears, isEmergency, isAfterHours }: AnaestheticService): number {
  const status = Math.max(0, asa - 2);
  const age = ageYears != null && (ageYears < 4 || ageYears >= 75) ? 1 : 0;
  return status + age + (isEmergency && !isAfterHours ? 2 : 0);
}
