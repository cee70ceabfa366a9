import { formatMoney, applyBasisPoints } from '../money';
import { getPlanPrice, type BillingCycle } from './catalogue';
import { unusedAmount, type BillingPeriod, type PlanCharge, type PlanTerms } from './period';

export type MatesRateType = 'PERCENTAGE' | 'FIXED_AMOUNT' | 'CUSTOM_PRICE';

/** How a mates rate (a negotiated discount) changes the price of a period. */
export interface MatesRateTerms {
  readonly id: string;
  readonly type: MatesRateType;
  /**
   * PERCENTAGE: basis points (2000 = 20 %). Otherwise cents without GST: the reduction per period (FIXED_AMOUNT), or the price of
   * a period (CUSTOM_PRICE).
   */
  readonly value: number;
  /** The billing cycle it applies to. Null for both monthly and yearly. */
  readonly cycle: BillingCycle | null;
}

/** A mates rate with its first and last day (ISO dates). `endsOn` is null if it is open-ended. */
export interface MatesRate extends MatesRateTerms {
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** Returns the rate for a period starting on a day, or null if there is none. */
export function findRateOn(
  rates: readonly MatesRate[],
  day: string,
  cycle: BillingCycle,
): MatesRateTerms | null {
  const found = rates.find(
    (rate) =>
      rate.startsOn <= day &&
      (rate.endsOn === null || day <= rate.endsOn) &&
      (rate.cycle === null || rate.cycle === cycle),
  );
  if (!found) return null;
  const { id, type, value, cycle: only } = found;
  return { id, type, value, cycle: only };
}

/** Returns the price of a period under a rate, in cents: never below zero and never above the list price. */
export function applyRate(priceMinor: number, rate: Pick<MatesRateTerms, 'type' | 'value'> | null): number {
  if (!rate) return priceMinor;
  const { type, value } = rate;
  if (type === 'CUSTOM_PRICE') return Math.min(priceMinor, value);
  const off = type === 'PERCENTAGE' ? applyBasisPoints(priceMinor, value) : value;
  return Math.max(0, priceMinor - off);
}

/** Returns the label of a rate on an invoice. */
export function formatRateLabel({ type, value, cycle }: Omit<MatesRateTerms, 'id'>): string {
  if (type === 'PERCENTAGE') return `Mates rate ${value / 100}%`;
  const amount = formatMoney(value, 'AUD', 'en-AU');
  if (type === 'FIXED_AMOUNT') return `Mates rate, ${amount} off`;
  return `Mates rate, ${amount} ${cycle === null ? 'a period' : cycle === 'YEARLY' ? 'a year' : 'a month'}`;
}

/** The current period and the rate it was charged at. */
export interface RatedPeriod {
  readonly period: BillingPeriod;
  readonly rate: MatesRateTerms | null;
}

/**
 * Adds a DISCOUNT line after each charge that a mates rate reduces.
 *
 * A rate is tied to a period: the rate in force on a period's first day determines the price of the entire period, even if the
 * rate changes later. A PLAN line uses the rate of its own first day. PRORATION lines, whose days belong to the `running` period,
 * use that period's rate, so that a refund is exactly what was paid. Any sequence of changes therefore charges the days used at
 * the prices of their periods, to the cent.
 */
export function addRateDiscounts(
  charges: readonly PlanCharge[],
  running: RatedPeriod | null,
  rates: readonly MatesRate[],
): PlanCharge[] {
  return charges.flatMap((charge) => {
    const { kind, from, until, cycle } = charge;
    const isWhole = kind === 'PLAN';
    const rate = isWhole ? findRateOn(rates, from, cycle) : (running?.rate ?? null);
    const period = isWhole ? { start: from, end: until } : running?.period;
    if (!rate || !period) return [charge];
    const discount = buildRateDiscount(charge, period, rate);
    return discount.amountMinor === 0 ? [charge] : [charge, discount];
  });
}

function buildRateDiscount(charge: PlanCharge, period: BillingPeriod, rate: MatesRateTerms): PlanCharge {
  const { plan, cycle, from, amountMinor } = charge;
  const isGivenBack = amountMinor < 0;
  const listed = Math.abs(amountMinor);
  const rated = unusedAmount(applyRate(getPlanPrice(plan, cycle), rate), period, from);
  const label = formatRateLabel(rate);
  return {
    ...charge,
    kind: 'DISCOUNT',
    rateId: rate.id,
    label: isGivenBack ? `${label}, not used` : label,
    amountMinor: isGivenBack ? listed - rated : rated - listed,
  };
}

/** Returns the price of the next period under the current rates, in cents without GST. */
export function calculateNextPrice(
  { plan, cycle }: PlanTerms,
  on: string,
  rates: readonly MatesRate[],
): { amountMinor: number; discount: { label: string; amountMinor: number } | null } {
  const price = getPlanPrice(plan, cycle);
  const rate = findRateOn(rates, on, cycle);
  const amountMinor = applyRate(price, rate);
  const isLess = rate !== null && amountMinor < price;
  return {
    amountMinor,
    discount: isLess ? { label: formatRateLabel(rate), amountMinor: amountMinor - price } : null,
  };
}
