import { daysBetween } from '../dates';
import { roundHalfUp } from '../money';
import { planPrice, PLANS, type BillingCycle, type PlanCode } from './catalogue';

/** Days that are paid for together: from `start` until the day before `end`, both ISO dates. */
export interface BillingPeriod {
  readonly start: string;
  readonly end: string;
}

/** A plan and how often it is paid. */
export interface PlanTerms {
  readonly plan: PlanCode;
  readonly cycle: BillingCycle;
}

/** What is charged (or, below zero, given back or taken off) for the days of one period, in cents without GST. */
export interface PlanCharge extends PlanTerms {
  readonly kind: 'PLAN' | 'PRORATION' | 'DISCOUNT';
  /** The first day. */
  readonly from: string;
  /** The day after the last. */
  readonly until: string;
  readonly amountMinor: number;
  /** How a DISCOUNT is called, and which mates rate it is of. */
  readonly label?: string | null | undefined;
  readonly rateId?: string | null | undefined;
}

/** The same day `months` later, or the last of that month where it has no such day. */
export function addMonths(isoDate: string, months: number): string {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

/**
 * The period that begins on `start`, for a subscription that began on `anchor`: it ends on the anchor's day of the month, so
 * that whoever began on the 31st pays on the last day of a short month and on the 31st of the next again.
 */
export function periodFrom(anchor: string, start: string, cycle: BillingCycle): BillingPeriod {
  const step = cycle === 'YEARLY' ? 12 : 1;
  const [years = 0, months = 0] = anchor.split('-').map(Number);
  const [startYear = 0, startMonth = 0] = start.split('-').map(Number);
  const passed = (startYear - years) * 12 + startMonth - months;
  return { start, end: addMonths(anchor, passed + step) };
}

/** The charge for a whole period. */
export function periodCharge(terms: PlanTerms, { start, end }: BillingPeriod): PlanCharge {
  const { plan, cycle } = terms;
  return {
    kind: 'PLAN',
    plan,
    cycle,
    from: start,
    until: end,
    amountMinor: planPrice(plan, cycle),
  };
}

/**
 * What is used of a period's price before a day, in cents: days over days, rounded half up. What any days of it cost is a
 * difference of two of these, so that however often a period is divided, its parts are its price to the cent.
 */
export function usedBefore(priceMinor: number, { start, end }: BillingPeriod, day: string): number {
  const length = daysBetween(start, end);
  const elapsed = Math.min(length, Math.max(0, daysBetween(start, day)));
  return roundHalfUp(BigInt(priceMinor) * BigInt(elapsed), length);
}

/** What is left of a period's price from a day until its end, in cents. */
export function leftFrom(priceMinor: number, period: BillingPeriod, day: string): number {
  return priceMinor - usedBefore(priceMinor, period, day);
}

function remaining({ plan, cycle }: PlanTerms, period: BillingPeriod, day: string): number {
  return leftFrom(planPrice(plan, cycle), period, day);
}

export interface PlanChange {
  /** The first day of the new terms. */
  readonly from: string;
  readonly isAtOnce: boolean;
  /** The period that runs from then on. */
  readonly period: BillingPeriod;
  readonly charges: readonly PlanCharge[];
}

/** Whether other terms begin at once: a higher plan, or paying by the year, unless the other of the two becomes less. */
export function isUpgrade(from: PlanTerms, to: PlanTerms): boolean {
  const rank = ({ plan }: PlanTerms) => PLANS.findIndex(({ code }) => code === plan);
  if (rank(to) < rank(from) || (from.cycle === 'YEARLY' && to.cycle === 'MONTHLY')) return false;
  return rank(to) > rank(from) || to.cycle !== from.cycle;
}

/**
 * What a change of the plan within a period comes to on a day. An upgrade begins at once: the days that are left of the old
 * plan are given back and those of the new one charged; with another cycle a new period begins. All else begins with the next
 * period and costs nothing now. A day before the period, or after it, counts as its first or last.
 */
export function planChange(
  current: PlanTerms & { readonly period: BillingPeriod },
  wanted: PlanTerms,
  day: string,
): PlanChange {
  const { period } = current;
  if (!isUpgrade(current, wanted)) {
    const next = periodFrom(period.end, period.end, wanted.cycle);
    return { from: period.end, isAtOnce: false, period: next, charges: [] };
  }
  const from = day < period.start ? period.start : day > period.end ? period.end : day;
  const back: PlanCharge = {
    kind: 'PRORATION',
    plan: current.plan,
    cycle: current.cycle,
    from,
    until: period.end,
    amountMinor: 0 - remaining(current, period, from),
  };
  if (wanted.cycle !== current.cycle) {
    const fresh = periodFrom(from, from, wanted.cycle);
    return { from, isAtOnce: true, period: fresh, charges: [back, periodCharge(wanted, fresh)] };
  }
  const ahead: PlanCharge = {
    kind: 'PRORATION',
    plan: wanted.plan,
    cycle: wanted.cycle,
    from,
    until: period.end,
    amountMinor: remaining(wanted, period, from),
  };
  return { from, isAtOnce: true, period, charges: [back, ahead] };
}

/** What charges come to, in cents without GST. */
export function chargesTotal(charges: readonly Pick<PlanCharge, 'amountMinor'>[]): number {
  return charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
