import {
  hasFund,
  type BenefitContext,
  type BenefitLine,
  type Claim,
  type LineBenefits,
} from './benefit-line';
import { divideCapped } from './divide-capped';
import type { MedicareStep } from './mbs-item';

type FundContext = Pick<BenefitContext, 'isInHospital' | 'fund'>;

/** A line's Medicare benefit, including an amount entered by staff. */
interface ClaimPart {
  readonly line: BenefitLine;
  readonly scheduleMinor: number;
  readonly medicareMinor: number;
  readonly steps: readonly MedicareStep[];
}

/**
 * Distributes a provider's benefits over the lines, never exceeding a line's total. Amounts entered by staff are kept, up to that
 * total, and the fund's share is calculated from the resulting Medicare benefit. Minor units.
 */
export function calculateClaimBenefits(claim: Claim, fund: FundContext): LineBenefits[] {
  const known = claim.lines.filter(({ key }) => claim.schedule.has(key));
  const parts = divideMedicareBenefit(known, claim);
  const fundMinor = calculateFundBenefit(parts, claim.isSurgeon, fund);
  const shares = divideFundBenefit(parts, fundMinor);
  const step = buildFundStep(fundMinor, claim, fund);
  const byKey = new Map(
    parts.map(
      (part, at) => [part.line.key, toLineBenefits(part, shares[at] ?? 0, step, parts.length > 1)] as const,
    ),
  );
  return claim.lines.map(
    (line) => byKey.get(line.key) ?? applyEnteredBenefits(line, unknownBenefits(line, [])),
  );
}

function divideMedicareBenefit(
  lines: readonly BenefitLine[],
  { schedule, medicareMinor, steps }: Claim,
): ClaimPart[] {
  const weights = lines.map(({ key, totalMinor }) => ({
    key,
    weightMinor: schedule.get(key) ?? 0,
    roomMinor: Math.max(0, totalMinor),
  }));
  const divided = divideCapped(medicareMinor, weights);
  const isCut = divided.reduce((sum, part) => sum + part, 0) < medicareMinor;
  return lines.map((line, at): ClaimPart => {
    const estimated = divided[at] ?? 0;
    const own: MedicareStep[] = [...(steps.get(line.key) ?? [])];
    if (lines.length > 1 && medicareMinor > 0)
      own.push({ key: 'lineShare', values: { benefitMinor: estimated } });
    if (isCut) own.push({ key: 'noMoreThanCharged', values: { chargeMinor: line.totalMinor } });
    const entered = line.enteredMedicareMinor ?? null;
    if (entered !== null) own.push(enteredMedicareStep(entered, estimated));
    return {
      line,
      scheduleMinor: schedule.get(line.key) ?? 0,
      medicareMinor: entered === null ? estimated : limitToCharge(entered, line.totalMinor),
      steps: own,
    };
  });
}

/** Returns what the fund pays for all lines of the provider. Funds only pay for hospital treatment. */
function calculateFundBenefit(
  parts: readonly ClaimPart[],
  isSurgeon: boolean,
  { isInHospital, fund }: FundContext,
): number {
  const schedule = parts.reduce((sum, { scheduleMinor }) => sum + scheduleMinor, 0);
  // Funds pay nothing for a doctor's service without a Medicare benefit.
  if (!isInHospital || !hasFund(fund) || schedule === 0) return 0;
  const remaining = parts.reduce((sum, part) => sum + remainingCharge(part), 0);
  const medicare = parts.reduce((sum, { medicareMinor }) => sum + medicareMinor, 0);
  const least = Math.min(remaining, Math.max(0, schedule - medicare));
  if (!isSurgeon || fund.type === 'NONE') return least;
  if (fund.type === 'NO_GAP') return remaining;
  return Math.max(least, remaining - (fund.gapMinor ?? remaining));
}

/** Returns the fund's share of each line. Amounts entered by staff count towards the total. */
function divideFundBenefit(parts: readonly ClaimPart[], fundMinor: number): number[] {
  const entered = parts.map((part) => {
    const value = part.line.enteredFundMinor ?? null;
    return value === null ? null : Math.min(value, remainingCharge(part));
  });
  const enteredTotal = entered.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const divided = divideCapped(
    Math.max(0, fundMinor - enteredTotal),
    parts.map((part, at) => {
      const remaining = entered[at] === null ? remainingCharge(part) : 0;
      return { key: part.line.key, weightMinor: remaining, roomMinor: remaining };
    }),
  );
  return parts.map((_, at) => entered[at] ?? divided[at] ?? 0);
}

function buildFundStep(fundMinor: number, { isSurgeon }: Claim, { fund }: FundContext): MedicareStep | null {
  if (fundMinor === 0) return null;
  if (!isSurgeon || fund.type === 'NONE') return { key: 'fundSchedule', values: { fundMinor } };
  if (fund.type === 'NO_GAP') return { key: 'fundNoGap', values: { fundMinor } };
  return { key: 'fundKnownGap', values: { fundMinor, gapMinor: fund.gapMinor ?? 0 } };
}

/** `isShared` is true if the fund's amount covers several lines. */
function toLineBenefits(
  part: ClaimPart,
  fundMinor: number,
  step: MedicareStep | null,
  isShared: boolean,
): LineBenefits {
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
export function unknownBenefits({ key }: BenefitLine, trace: readonly MedicareStep[]): LineBenefits {
  return { key, scheduleFeeMinor: null, medicareBenefitMinor: null, fundBenefitMinor: null, trace };
}

/** Replaces the estimates of a line with the amounts entered by staff, limited by the line's total. */
export function applyEnteredBenefits(line: BenefitLine, benefits: LineBenefits): LineBenefits {
  const medicare = line.enteredMedicareMinor ?? null;
  const fund = line.enteredFundMinor ?? null;
  const medicareBenefitMinor =
    medicare === null ? benefits.medicareBenefitMinor : limitToCharge(medicare, line.totalMinor);
  const maxMinor = Math.max(0, line.totalMinor - (medicareBenefitMinor ?? 0));
  return {
    ...benefits,
    medicareBenefitMinor,
    fundBenefitMinor: fund === null ? benefits.fundBenefitMinor : Math.min(fund, maxMinor),
    trace: [
      ...benefits.trace,
      ...(medicare === null ? [] : [enteredMedicareStep(medicare, benefits.medicareBenefitMinor)]),
      ...(fund === null ? [] : [{ key: 'enteredFund', values: { fundMinor: fund } } as const]),
    ],
  };
}

/** The step for an amount entered by staff, including the estimate if known. */
function enteredMedicareStep(benefitMinor: number, estimatedMinor: number | null): MedicareStep {
  const values: MedicareStep['values'] =
    estimatedMinor === null ? { benefitMinor } : { benefitMinor, estimatedMinor };
  return { key: 'enteredMedicare', values };
}

function remainingCharge({ line, medicareMinor }: ClaimPart): number {
  return Math.max(0, line.totalMinor - medicareMinor);
}

function limitToCharge(value: number, totalMinor: number): number {
  return Math.min(value, Math.max(0, totalMinor));
}
