import { formatMoney, percentOf } from '../money';
import { planPrice, type BillingCycle } from './catalogue';
import { leftFrom, type BillingPeriod, type PlanCharge, type PlanTerms } from './period';

export type MatesRateType = 'PERCENTAGE' | 'FIXED_AMOUNT' | 'CUSTOM_PRICE';

/** What a mates rate does to the price of a period. */
export interface MatesRateTerms {
  readonly id: string;
  readonly type: MatesRateType;
  /** Basis points of a percentage (2000 = 20 %); else cents without GST: what comes off a period, or what one costs instead. */
  readonly value: number;
  /** The periods that it is for; null for months and years. */
  readonly cycle: BillingCycle | null;
}

/** A mates rate with its first and its last day, ISO dates; null for no last one. */
export interface MatesRate extends MatesRateTerms {
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** The rate for a period that begins on a day; null for none. */
export function rateOn(rates: readonly MatesRate[], day: string, cycle: BillingCycle): MatesRateTerms | null {
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

/** What a period costs with a rate, in cents: never less than nothing, and never more than its list price. */
export function ratedPrice(priceMinor: number, rate: Pick<MatesRateTerms, 'type' | 'value'> | null): number {
  if (!rate) return priceMinor;
  const { type, value } = rate;
  if (type === 'CUSTOM_PRICE') return Math.min(priceMinor, value);
  const off = type === 'PERCENTAGE' ? percentOf(priceMinor, value) : value;
  return Math.max(0, priceMinor - off);
}

/** How a rate is called on an invoice. */
export function rateLabel({ type, value, cycle }: Omit<MatesRateTerms, 'id'>): string {
  if (type === 'PERCENTAGE') return `Mates rate ${value / 100}%`;
  const amount = formatMoney(value, 'AUD', 'en-AU');
  if (type === 'FIXED_AMOUNT') return `Mates rate, ${amount} off`;
  return `Mates rate, ${amount} ${cycle === null ? 'a period' : cycle === 'YEARLY' ? 'a year' : 'a month'}`;
}

/** The period that runs, with the rate that it was charged at. */
export interface RatedPeriod {
  readonly period: BillingPeriod;
  readonly rate: MatesRateTerms | null;
}

/**
 * Charges with a DISCOUNT line behind each that a mates rate makes less.
 *
 * A rate belongs to a period: the one in force on a period's first day prices the period whole, and stays its price whatever
 * becomes of the rate. A PLAN line takes the rate of its own first day. PRORATION lines, whose days are of the period that
 * `running` is, take that period's, each from the list price to the rate's: what is given back is what was paid, and not a cent
 * more. So any sequence of changes charges the days that were had at the prices of their periods, to the cent.
 */
export function withRates(
  charges: readonly PlanCharge[],
  running: RatedPeriod | null,
  rates: readonly MatesRate[],
): PlanCharge[] {
  return charges.flatMap((charge) => {
    const { kind, from, until, cycle } = charge;
    const isWhole = kind === 'PLAN';
    const rate = isWhole ? rateOn(rates, from, cycle) : (running?.rate ?? null);
    const period = isWhole ? { start: from, end: until } : running?.period;
    if (!rate || !period) return [charge];
    const discount = discountOn(charge, period, rate);
    return discount.amountMinor === 0 ? [charge] : [charge, discount];
  });
}

function discountOn(charge: PlanCharge, period: BillingPeriod, rate: MatesRateTerms): PlanCharge {
  const { plan, cycle, from, amountMinor } = charge;
  const isGivenBack = amountMinor < 0;
  const listed = Math.abs(amountMinor);
  const rated = leftFrom(ratedPrice(planPrice(plan, cycle), rate), period, from);
  const label = rateLabel(rate);
  return {
    ...charge,
    kind: 'DISCOUNT',
    rateId: rate.id,
    label: isGivenBack ? `${label}, not used` : label,
    amountMinor: isGivenBack ? listed - rated : rated - listed,
  };
}

/** What the next period costs with the rates as they are. */
export function nextPrice(
  { plan, cycle }: PlanTerms,
  on: string,
  rates: readonly MatesRate[],
): { amountMinor: number; discount: { label: string; amountMinor: number } | null } {
  const price = planPrice(plan, cycle);
  const rate = rateOn(rates, on, cycle);
  const amountMinor = ratedPrice(price, rate);
  const isLess = rate !== null && amountMinor < price;
  return {
    amountMinor,
    discount: isLess ? { label: rateLabel(rate), amountMinor: amountMinor - price } : null,
  };
}
