import { daysBetween } from '../dates';
import { roundHalfUp } from '../money';
import { getPlanPrice, PLANS, type BillingCycle, type PlanCode } from './catalogue';

/** A billing period from `start` to the day before `end`, both ISO dates. */
export interface BillingPeriod {
  readonly start: string;
  readonly end: string;
}

export interface PlanTerms {
  readonly plan: PlanCode;
  readonly cycle: BillingCycle;
}

/** A charge for days of one period, in cents without GST. Negative for refunds and discounts. */
export interface PlanCharge extends PlanTerms {
  readonly kind: 'PLAN' | 'PRORATION' | 'DISCOUNT';
  /** First day (ISO date). */
  readonly from: string;
  /** The day after the last (ISO date). */
  readonly until: string;
  readonly amountMinor: number;
  /** The label of a DISCOUNT and the id of its mates rate. */
  readonly label?: string | null | undefined;
  readonly rateId?: string | null | undefined;
}

/** Returns the same day `months` later, or the last day of that month if it is shorter. ISO dates. */
export function addMonths(isoDate: string, months: number): string {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

/**
 * Returns the period starting on `start` for a subscription that began on `anchor`. It ends on the anchor's day of the month, so
 * that a subscription from the 31st is billed on the last day of a short month and on the 31st again afterwards.
 */
export function buildBillingPeriod(anchor: string, start: string, cycle: BillingCycle): BillingPeriod {
  const step = cycle === 'YEARLY' ? 12 : 1;
  const [years = 0, months = 0] = anchor.split('-').map(Number);
  const [startYear = 0, startMonth = 0] = start.split('-').map(Number);
  const passed = (startYear - years) * 12 + startMonth - months;
  return { start, end: addMonths(anchor, passed + step) };
}

/** Returns the charge for a whole period. */
export function buildPeriodCharge(terms: PlanTerms, { start, end }: BillingPeriod): PlanCharge {
  const { plan, cycle } = terms;
  return {
    kind: 'PLAN',
    plan,
    cycle,
    from: start,
    until: end,
    amountMinor: getPlanPrice(plan, cycle),
  };
}

/**
 * Returns the part of a period's price used before a day, in cents, prorated by days and rounded half-up. The cost of any days is
 * the difference between two such values, so that the parts of a period always add up to its price, however often it is divided.
 */
export function usedAmount(priceMinor: number, { start, end }: BillingPeriod, day: string): number {
  const length = daysBetween(start, end);
  const elapsed = Math.min(length, Math.max(0, daysBetween(start, day)));
  return roundHalfUp(BigInt(priceMinor) * BigInt(elapsed), length);
}

/** Returns the remaining part of a period's price from a day until its end, in cents. */
export function unusedAmount(priceMinor: number, period: BillingPeriod, day: string): number {
  return priceMinor - usedAmount(priceMinor, period, day);
}

function unusedPlanAmount({ plan, cycle }: PlanTerms, period: BillingPeriod, day: string): number {
  return unusedAmount(getPlanPrice(plan, cycle), period, day);
}

export interface PlanChange {
  /** First day of the new terms (ISO date). */
  readonly from: string;
  readonly isAtOnce: boolean;
  /** The period in effect from then on. */
  readonly period: BillingPeriod;
  readonly charges: readonly PlanCharge[];
}

/**
 * Returns whether a change takes effect immediately: a higher plan or a switch to yearly billing, unless the other of the two is
 * reduced.
 */
export function isUpgrade(from: PlanTerms, to: PlanTerms): boolean {
  const planRank = ({ plan }: PlanTerms) => PLANS.findIndex(({ code }) => code === plan);
  if (planRank(to) < planRank(from) || (from.cycle === 'YEARLY' && to.cycle === 'MONTHLY')) return false;
  return planRank(to) > planRank(from) || to.cycle !== from.cycle;
}

/**
 * Returns the effect of changing the plan on a day. An upgrade takes effect immediately: the remaining days of the old plan are
 * refunded and those of the new plan charged; a different cycle starts a new period. Any other change takes effect with the next
 * period and costs nothing now. A day outside the period counts as its first or last.
 */
export function calculatePlanChange(
  current: PlanTerms & { readonly period: BillingPeriod },
  target: PlanTerms,
  day: string,
): PlanChange {
  const { period } = current;
  if (!isUpgrade(current, target)) {
    const next = buildBillingPeriod(period.end, period.end, target.cycle);
    return { from: period.end, isAtOnce: false, period: next, charges: [] };
  }
  const from = day < period.start ? period.start : day > period.end ? period.end : day;
  const back: PlanCharge = {
    kind: 'PRORATION',
    plan: current.plan,
    cycle: current.cycle,
    from,
    until: period.end,
    amountMinor: 0 - unusedPlanAmount(current, period, from),
  };
  if (target.cycle !== current.cycle) {
    const fresh = buildBillingPeriod(from, from, target.cycle);
    return { from, isAtOnce: true, period: fresh, charges: [back, buildPeriodCharge(target, fresh)] };
  }
  const ahead: PlanCharge = {
    kind: 'PRORATION',
    plan: target.plan,
    cycle: target.cycle,
    from,
    until: period.end,
    amountMinor: unusedPlanAmount(target, period, from),
  };
  return { from, isAtOnce: true, period, charges: [back, ahead] };
}

/** Returns the sum of charges, in cents without GST. */
export function sumCharges(charges: readonly Pick<PlanCharge, 'amountMinor'>[]): number {
  return charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
