import { AppError, type BillingCycle, type SubscriptionPlan } from '@quillcare/contracts';
import {
  addDays,
  nextPrice,
  periodCharge,
  periodFrom,
  planChange,
  rateOn,
  todayIn,
  withRates,
  type BillingPeriod,
  type MatesRate,
  type MatesRateTerms,
  type PlanCharge,
  type PlanTerms,
} from '@quillcare/rules';
import { isTrialOver, move, type SubscriptionState } from './subscription';

/** Time zone of billing dates: Quillcare's own, not the practice's. */
export const BILLING_ZONE = 'Australia/Sydney';

/** What a subscription has paid for, and what follows. */
export interface SubscriptionTerms extends SubscriptionState {
  cycle: BillingCycle;
  anchor: string | null;
  periodStart: string | null;
  periodEnd: string | null;
  asOf: string | null;
  /** First day on which the practice is read-only unless it pays. Null until announced. */
  suspendsOn: string | null;
  renews: boolean;
  nextPlan: SubscriptionPlan | null;
  nextCycle: BillingCycle | null;
  /** The mates rate at which the current period was charged. Null if none. */
  periodRate: MatesRateTerms | null;
  /** The day on which its practice was deactivated. Null while active. */
  pausedSince: string | null;
  /** Last day of non-billing: until then nothing is charged and no trial ends. Null if open-ended or not applicable. */
  notBilledUntil: string | null;
}

export type Rates = readonly MatesRate[];

/** Chooses a plan. Returns what is charged now. */
export function choosePlan(
  state: SubscriptionTerms,
  wanted: PlanTerms,
  now: Date,
  rates: Rates = [],
): PlanCharge[] {
  if (state.status === 'SUSPENDED') throw new AppError('PAYMENT_OVERDUE');
  if (state.status === 'TRIALING') return chooseForAfterTrial(state, wanted);
  const day = reckon(state, now);
  if (state.isNotBilled && !hasPeriodLeft(state, day)) return chooseUnbilled(state, wanted);
  if (state.status === 'EXPIRED') return begin(state, wanted, day, rates);
  const period = periodOf(state);
  if (!state.renews && isSame(state, wanted)) throw new AppError('PLAN_UNCHANGED');
  if (isSame(state, wanted)) return dropPlanned(state);
  const change = planChange({ plan: state.plan, cycle: state.cycle, period }, wanted, day);
  state.renews = true;
  // An immediate change could not be charged, so it takes effect with the next period.
  if (!change.isAtOnce || state.isNotBilled) {
    if (state.nextPlan === wanted.plan && state.nextCycle === wanted.cycle)
      throw new AppError('PLAN_UNCHANGED');
    Object.assign(state, { nextPlan: wanted.plan, nextCycle: wanted.cycle });
    return [];
  }
  const charges = withRates(change.charges, { period, rate: state.periodRate }, rates);
  if (wanted.cycle !== state.cycle) {
    state.anchor = change.period.start;
    state.periodRate = rateOn(rates, change.period.start, wanted.cycle);
  }
  settle(state, wanted, change.period);
  return charges;
}

/** Cancels with effect from the end of the trial or period. */
export function cancel(state: SubscriptionTerms): void {
  if (!state.renews || !isRunning(state)) throw new AppError('ILLEGAL_TRANSITION');
  Object.assign(state, { renews: false, nextPlan: null, nextCycle: null });
}

export function reactivate(state: SubscriptionTerms): void {
  if (state.renews || !isRunning(state)) throw new AppError('ILLEGAL_TRANSITION');
  state.renews = true;
}

/** Ends an elapsed trial: starts the plan chosen for afterwards, or expires. */
export function endTrial(state: SubscriptionTerms, now: Date, rates: Rates = []): PlanCharge[] {
  if (state.isNotBilled || state.pausedSince) return [];
  if (!isTrialOver(state, now)) return [];
  if (state.renews) return begin(state, state, reckon(state, now), rates);
  move(state, 'EXPIRED');
  return [];
}

/** Activates a plan on behalf of the platform, after a trial or despite an overdue payment. */
export function activate(
  state: SubscriptionTerms,
  plan: SubscriptionPlan,
  now: Date,
  rates: Rates = [],
): PlanCharge[] {
  if (state.pausedSince) throw new AppError('ORGANISATION_INACTIVE');
  if (state.isNotBilled) return activateUnbilled(state, plan, now);
  if (state.status === 'TRIALING' || state.status === 'EXPIRED')
    return begin(state, { plan, cycle: state.cycle }, reckon(state, now), rates);
  const charges = resume(state, now, rates);
  const wanted = { plan, cycle: state.cycle };
  return isSame(state, wanted) ? charges : [...charges, ...choosePlan(state, wanted, now, rates)];
}

/** Returns the subscription to ACTIVE. Suspended time is not charged: if the old period is over, a new one starts. */
export function resume(state: SubscriptionTerms, now: Date, rates: Rates = []): PlanCharge[] {
  const wasSuspended = state.status === 'SUSPENDED';
  move(state, 'ACTIVE');
  state.suspendsOn = null;
  const day = reckon(state, now);
  if (!wasSuspended || state.isNotBilled || state.pausedSince || periodOf(state).end > day) return [];
  return begin(state, state, day, rates);
}

/** Marks the subscription as past due because an invoice is overdue. */
export function fallDue(state: SubscriptionTerms): void {
  if (state.status === 'ACTIVE') move(state, 'PAST_DUE');
}

/** Records the announced day of suspension. If several invoices announce one, the earliest stands. */
export function announceSuspension(state: SubscriptionTerms, day: string): void {
  if (state.suspendsOn === null || day < state.suspendsOn) state.suspendsOn = day;
}

export function forgetSuspension(state: SubscriptionTerms): void {
  state.suspendsOn = null;
}

/** Suspends a subscription that stayed unpaid despite the reminders. With several unpaid invoices, the first one suspends it. */
export function suspend(state: SubscriptionTerms): void {
  if (state.status === 'PAST_DUE') move(state, 'SUSPENDED');
}

/** Returns whether payment brings it back to ACTIVE. */
export function isOwing({ status }: SubscriptionTerms): boolean {
  return status === 'PAST_DUE' || status === 'SUSPENDED';
}

/** Starts the periods that are due, or expires the subscription if it was cancelled. */
export function renew(state: SubscriptionTerms, now: Date, rates: Rates = []): PlanCharge[] {
  if (state.isNotBilled || state.pausedSince) return [];
  const day = reckon(state, now);
  const charges: PlanCharge[] = [];
  while ((state.status === 'ACTIVE' || state.status === 'PAST_DUE') && periodOf(state).end <= day) {
    if (!state.renews) {
      move(state, 'EXPIRED');
      break;
    }
    const terms = following(state);
    const { end } = periodOf(state);
    charges.push(...open(state, terms, periodFrom(state.anchor ?? end, end, terms.cycle), rates));
  }
  return charges;
}

/** Returns the next charge if nothing changes until then, or null. */
export function nextCharge(
  state: SubscriptionTerms,
  rates: Rates = [],
): (PlanTerms & { on: string } & ReturnType<typeof nextPrice>) | null {
  const on = nextDay(state);
  if (on === null) return null;
  const terms = following(state);
  return { ...terms, on, ...nextPrice(terms, on, rates) };
}

function nextDay(state: SubscriptionTerms): string | null {
  const { status, renews, trialEnd, isNotBilled, notBilledUntil } = state;
  if (!renews || state.pausedSince || !isRunning(state)) return null;
  const day = status === 'TRIALING' ? todayIn(trialEnd, BILLING_ZONE) : (state.periodEnd ?? '');
  if (!isNotBilled) return day;
  const billed = notBilledUntil && addDays(notBilledUntil, 1);
  return billed && day > billed ? day : billed;
}

/** No period has been paid for, so the plan changes at once and is charged when billing resumes. */
function chooseUnbilled(state: SubscriptionTerms, wanted: PlanTerms): PlanCharge[] {
  if (state.renews && state.nextPlan === null && isSame(state, wanted)) throw new AppError('PLAN_UNCHANGED');
  Object.assign(state, { plan: wanted.plan, cycle: wanted.cycle, renews: true });
  Object.assign(state, { nextPlan: null, nextCycle: null });
  return [];
}

/** Chooses the plan as the practice would, without charging it. */
function activateUnbilled(state: SubscriptionTerms, plan: SubscriptionPlan, now: Date): PlanCharge[] {
  const wanted = { plan, cycle: state.cycle };
  if (isOwing(state)) move(state, 'ACTIVE');
  if (state.renews && isSame(state, wanted)) return [];
  return choosePlan(state, wanted, now);
}

function hasPeriodLeft({ status, periodEnd }: SubscriptionTerms, day: string): boolean {
  return status !== 'EXPIRED' && periodEnd !== null && periodEnd > day;
}

function chooseForAfterTrial(state: SubscriptionTerms, wanted: PlanTerms): PlanCharge[] {
  if (state.renews && isSame(state, wanted)) throw new AppError('PLAN_UNCHANGED');
  Object.assign(state, { plan: wanted.plan, cycle: wanted.cycle, renews: true });
  return [];
}

function dropPlanned(state: SubscriptionTerms): PlanCharge[] {
  if (state.nextPlan === null) throw new AppError('PLAN_UNCHANGED');
  Object.assign(state, { nextPlan: null, nextCycle: null });
  return [];
}

/** Starts a plan on a day, after a trial or a break. */
export function begin(
  state: SubscriptionTerms,
  { plan, cycle }: PlanTerms,
  day: string,
  rates: Rates,
): PlanCharge[] {
  if (state.status !== 'ACTIVE') move(state, 'ACTIVE');
  state.renews = true;
  return nextPeriod(state, { plan, cycle }, day, rates);
}

/** Starts a period on a day that need not be the end of the previous one, and makes it the new anchor. */
export function nextPeriod(
  state: SubscriptionTerms,
  terms: PlanTerms,
  day: string,
  rates: Rates,
): PlanCharge[] {
  state.anchor = day;
  return open(state, terms, periodFrom(day, day, terms.cycle), rates);
}

/** Starts a period at the mates rate that applies on its first day. */
function open(state: SubscriptionTerms, terms: PlanTerms, period: BillingPeriod, rates: Rates): PlanCharge[] {
  settle(state, terms, period);
  state.periodRate = rateOn(rates, period.start, terms.cycle);
  return withRates([periodCharge(terms, period)], null, rates);
}

function settle(state: SubscriptionTerms, { plan, cycle }: PlanTerms, { start, end }: BillingPeriod): void {
  Object.assign(state, { plan, cycle, periodStart: start, periodEnd: end, nextPlan: null, nextCycle: null });
}

export function following({ plan, cycle, nextPlan, nextCycle }: SubscriptionTerms): PlanTerms {
  return { plan: nextPlan ?? plan, cycle: nextCycle ?? cycle };
}

export function isSame(one: PlanTerms, other: PlanTerms): boolean {
  return one.plan === other.plan && one.cycle === other.cycle;
}

function isRunning({ status, isNotBilled }: SubscriptionTerms): boolean {
  // An expired subscription stays usable while it is not billed, so a plan can be chosen.
  if (isNotBilled && status === 'EXPIRED') return true;
  return status === 'TRIALING' || status === 'ACTIVE' || status === 'PAST_DUE';
}

/** Returns the paid period; throws if there is none. */
export function periodOf({ periodStart, periodEnd }: SubscriptionTerms): BillingPeriod {
  if (!periodStart || !periodEnd) throw new Error('A paid subscription must have a period.');
  return { start: periodStart, end: periodEnd };
}

/** Returns today, or the latest billing date seen so far if the clock was set back. */
function reckon(state: SubscriptionTerms, now: Date): string {
  const today = todayIn(now, BILLING_ZONE);
  state.asOf = state.asOf && state.asOf > today ? state.asOf : today;
  return state.asOf;
}
