import {
  hasFund,
  type BenefitCircumstances,
  type BenefitLine,
  type Claim,
  type LineBenefits,
} from './benefit-line';
import { divide } from './divide';
import type { MedicareStep } from './mbs-item';

type Fund = Pick<BenefitCircumstances, 'isInHospital' | 'fund'>;

/** A line's Medicare benefit, including an amount entered by staff. */
interface Part {
  readonly line: BenefitLine;
  readonly scheduleMinor: number;
  readonly medicareMinor: number;
  readonly steps: readonly MedicareStep[];
}

/**
 * Distributes a provider's benefits over the lines, never exceeding a line's total. Amounts entered by staff are kept, up to that
 * total, and the fund's share is calculated from the resulting Medicare benefit. Minor units.
 */
export function claimBenefits(claim: Claim, fund: Fund): LineBenefits[] {
  const known = claim.lines.filter(({ key }) => claim.schedule.has(key));
  const parts = medicareParts(known, claim);
  const fundMinor = fundOf(parts, claim.isSurgeon, fund);
  const shares = fundShares(parts, fundMinor);
  const step = fundStep(fundMinor, claim, fund);
  const byKey = new Map(
    parts.map(
      (part, at) => [part.line.key, finished(part, shares[at] ?? 0, step, parts.length > 1)] as const,
    ),
  );
  return claim.lines.map((line) => byKey.get(line.key) ?? withEntered(line, unknown(line, [])));
}

function medicareParts(lines: readonly BenefitLine[], { schedule, medicareMinor, steps }: Claim): Part[] {
  const weights = lines.map(({ key, totalMinor }) => ({
    key,
    weightMinor: schedule.get(key) ?? 0,
    roomMinor: Math.max(0, totalMinor),
  }));
  const divided = divide(medicareMinor, weights);
  const isCut = divided.reduce((sum, part) => sum + part, 0) < medicareMinor;
  return lines.map((line, at): Part => {
    const estimated = divided[at] ?? 0;
    const own: MedicareStep[] = [...(steps.get(line.key) ?? [])];
    if (lines.length > 1 && medicareMinor > 0)
      own.push({ key: 'lineShare', values: { benefitMinor: estimated } });
    if (isCut) own.push({ key: 'noMoreThanCharged', values: { chargeMinor: line.totalMinor } });
    const entered = line.enteredMedicareMinor ?? null;
    if (entered !== null) own.push(enteredMedicare(entered, estimated));
    return {
      line,
      scheduleMinor: schedule.get(line.key) ?? 0,
      medicareMinor: entered === null ? estimated : within(entered, line.totalMinor),
      steps: own,
    };
  });
}

/** Returns what the fund pays for all lines of the provider. Funds only pay for hospital treatment. */
function fundOf(parts: readonly Part[], isSurgeon: boolean, { isInHospital, fund }: Fund): number {
  const schedule = parts.reduce((sum, { scheduleMinor }) => sum + scheduleMinor, 0);
  // Funds pay nothing for a doctor's service without a Medicare benefit.
  if (!isInHospital || !hasFund(fund) || schedule === 0) return 0;
  const left = parts.reduce((sum, part) => sum + roomOf(part), 0);
  const medicare = parts.reduce((sum, { medicareMinor }) => sum + medicareMinor, 0);
  const least = Math.min(left, Math.max(0, schedule - medicare));
  if (!isSurgeon || fund.type === 'NONE') return least;
  if (fund.type === 'NO_GAP') return left;
  return Math.max(least, left - (fund.gapMinor ?? left));
}

/** Returns the fund's share of each line. Amounts entered by staff count towards the total. */
function fundShares(parts: readonly Part[], fundMinor: number): number[] {
  const entered = parts.map((part) => {
    const value = part.line.enteredFundMinor ?? null;
    return value === null ? null : Math.min(value, roomOf(part));
  });
  const taken = entered.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const divided = divide(
    Math.max(0, fundMinor - taken),
    parts.map((part, at) => {
      const room = entered[at] === null ? roomOf(part) : 0;
      return { key: part.line.key, weightMinor: room, roomMinor: room };
    }),
  );
  return parts.map((_, at) => entered[at] ?? divided[at] ?? 0);
}

function fundStep(fundMinor: number, { isSurgeon }: Claim, { fund }: Fund): MedicareStep | null {
  if (fundMinor === 0) return null;
  if (!isSurgeon || fund.type === 'NONE') return { key: 'fundSchedule', values: { fundMinor } };
  if (fund.type === 'NO_GAP') return { key: 'fundNoGap', values: { fundMinor } };
  return { key: 'fundKnownGap', values: { fundMinor, gapMinor: fund.gapMinor ?? 0 } };
}

/** `isShared` is true if the fund's amount covers several lines. */
function finished(part: Part, fundMinor: number, step: MedicareStep | null, isShared: boolean): LineBenefits {
  const { line, scheduleMinor, medicareMinor, steps } = part;
  const entered = line.enteredFundMinor ?? null;
  const shared: MedicareStep[] = isShared ? [{ key: 'fundLineShare', values: { fundMinor } }] : [];
  const last: MedicareStep[] =
    entered === null
      ? step
        ? [step, ...shared]
        : []
      : [{ key: 'enteredFund', values: { fundMinor: entered } }];
  return {
    key: line.key,
    scheduleFeeMinor: scheduleMinor > 0 ? scheduleMinor : null,
    medicareBenefitMinor: medicareMinor,
    fundBenefitMinor: fundMinor,
    trace: [...steps, ...last],
  };
}

/** Returns the result for a line with unknown benefits. */
export function unknown({ key }: BenefitLine, trace: readonly MedicareStep[]): LineBenefits {
  return { key, scheduleFeeMinor: null, medicareBenefitMinor: null, fundBenefitMinor: null, trace };
}

/** Replaces the estimates of a line with the amounts entered by staff, limited by the line's total. */
export function withEntered(line: BenefitLine, benefits: LineBenefits): LineBenefits {
  const medicare = line.enteredMedicareMinor ?? null;
  const fund = line.enteredFundMinor ?? null;
  const medicareBenefitMinor =
    medicare === null ? benefits.medicareBenefitMinor : within(medicare, line.totalMinor);
  const room = Math.max(0, line.totalMinor - (medicareBenefitMinor ?? 0));
  return {
    ...benefits,
    medicareBenefitMinor,
    fundBenefitMinor: fund === null ? benefits.fundBenefitMinor : Math.min(fund, room),
    trace: [
      ...benefits.trace,
      ...(medicare === null ? [] : [enteredMedicare(medicare, benefits.medicareBenefitMinor)]),
      ...(fund === null ? [] : [{ key: 'enteredFund', values: { fundMinor: fund } } as const]),
    ],
  };
}

/** The step for an amount entered by staff, including the estimate if known. */
function enteredMedicare(benefitMinor: number, estimatedMinor: number | null): MedicareStep {
  const values: MedicareStep['values'] =
    estimatedMinor === null ? { benefitMinor } : { benefitMinor, estimatedMinor };
  return { key: 'enteredMedicare', values };
}

function roomOf({ line, medicareMinor }: Part): number {
  return Math.max(0, line.totalMinor - medicareMinor);
}

function within(value: number, totalMinor: number): number {
  return Math.min(value, Math.max(0, totalMinor));
}
