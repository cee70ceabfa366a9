import { AppError, type BillingCycle, type SubscriptionPlan } from '@quillcare/contracts';
import {
  addDays,
  calculateNextPrice,
  buildPeriodCharge,
  buildBillingPeriod,
  calculatePlanChange,
  findRateOn,
  todayIn,
  addRateDiscounts,
  type BillingPeriod,
  type MatesRate,
  type MatesRateTerms,
  type PlanCharge,
  type PlanTerms,
} from '@quillcare/rules';
import { hasTrialEnded, transition, type SubscriptionState } from './subscription';

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
  chosen: PlanTerms,
  now: Date,
  rates: Rates = [],
): PlanCharge[] {
  if (state.status === 'SUSPENDED') throw new AppError('PAYMENT_OVERDUE');
  if (state.status === 'TRIALING') return choosePlanAfterTrial(state, chosen);
  const day = currentBillingDay(state, now);
  if (state.isNotBilled && !hasPeriodLeft(state, day)) return changeUnbilledPlan(state, chosen);
  if (state.status === 'EXPIRED') return startPlan(state, chosen, day, rates);
  const period = paidPeriod(state);
  if (!state.renews && isSamePlan(state, chosen)) throw new AppError('PLAN_UNCHANGED');
  if (isSamePlan(state, chosen)) return cancelPlannedChange(state);
  const change = calculatePlanChange({ plan: state.plan, cycle: state.cycle, period }, chosen, day);
  state.renews = true;
  // An immediate change could not be charged, so it takes effect with the next period.
  if (!change.isAtOnce || state.isNotBilled) {
    if (state.nextPlan === chosen.plan && state.nextCycle === chosen.cycle)
      throw new AppError('PLAN_UNCHANGED');
    Object.assign(state, { nextPlan: chosen.plan, nextCycle: chosen.cycle });
    return [];
  }
  const charges = addRateDiscounts(change.charges, { period, rate: state.periodRate }, rates);
  if (chosen.cycle !== state.cycle) {
    state.anchor = change.period.start;
    state.periodRate = findRateOn(rates, change.period.start, chosen.cycle);
  }
  applyTerms(state, chosen, change.period);
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
  if (!hasTrialEnded(state, now)) return [];
  if (state.renews) return startPlan(state, state, currentBillingDay(state, now), rates);
  transition(state, 'EXPIRED');
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
  if (state.isNotBilled) return activateUnbilledPlan(state, plan, now);
  const chosen = { plan, cycle: state.cycle };
  const day = currentBillingDay(state, now);
  const { status } = state;
  // What was paid for may have ended while it was suspended.
  const isOver = status === 'SUSPENDED' && !hasPeriodLeft(state, day);
  if (status === 'TRIALING' || status === 'EXPIRED' || isOver) return startPlan(state, chosen, day, rates);
  const charges = resume(state, now, rates);
  return isSamePlan(state, chosen) ? charges : [...charges, ...choosePlan(state, chosen, now, rates)];
}

/**
 * Returns the subscription to ACTIVE. Suspended time is not charged: if the old period is over, a new one starts with the terms that
 * were to follow, or the subscription expires if it was cancelled.
 */
export function resume(state: SubscriptionTerms, now: Date, rates: Rates = []): PlanCharge[] {
  const wasSuspended = state.status === 'SUSPENDED';
  transition(state, 'ACTIVE');
  state.suspendsOn = null;
  const day = currentBillingDay(state, now);
  if (!wasSuspended || state.isNotBilled || state.pausedSince || paidPeriod(state).end > day) return [];
  if (state.renews) return startPlan(state, nextTerms(state), day, rates);
  transition(state, 'EXPIRED');
  return [];
}

/** Marks the subscription as past due because an invoice is overdue. */
export function markPastDue(state: SubscriptionTerms): void {
  if (state.status === 'ACTIVE') transition(state, 'PAST_DUE');
}

/** Records the announced day of suspension. If several invoices announce one, the earliest stands. */
export function announceSuspension(state: SubscriptionTerms, day: string): void {
  if (state.suspendsOn === null || day < state.suspendsOn) state.suspendsOn = day;
}

/** Replaces the announced day of suspension, once the invoices that announced it have changed. Null withdraws it. */
export function moveSuspension(state: SubscriptionTerms, day: string | null): void {
  state.suspendsOn = state.status === 'PAST_DUE' ? day : null;
}

/** Suspends a subscription that stayed unpaid despite the reminders. With several unpaid invoices, the first one suspends it. */
export function suspend(state: SubscriptionTerms): void {
  if (state.status === 'PAST_DUE') transition(state, 'SUSPENDED');
}

/** Returns whether payment brings it back to ACTIVE. */
export function isUnpaid({ status }: SubscriptionTerms): boolean {
  return status === 'PAST_DUE' || status === 'SUSPENDED';
}

/** Starts the periods that are due, or expires the subscription if it was cancelled. */
export function renew(state: SubscriptionTerms, now: Date, rates: Rates = []): PlanCharge[] {
  if (state.isNotBilled || state.pausedSince) return [];
  const day = currentBillingDay(state, now);
  const charges: PlanCharge[] = [];
  while ((state.status === 'ACTIVE' || state.status === 'PAST_DUE') && paidPeriod(state).end <= day) {
    if (!state.renews) {
      transition(state, 'EXPIRED');
      // The practice may return much later, and is not to meet a date announced before.
      state.suspendsOn = null;
      break;
    }
    const terms = nextTerms(state);
    const { end } = paidPeriod(state);
    charges.push(
      ...startPeriod(state, terms, buildBillingPeriod(state.anchor ?? end, end, terms.cycle), rates),
    );
  }
  return charges;
}

/** Returns the next charge if nothing changes until then, or null. */
export function nextCharge(
  state: SubscriptionTerms,
  rates: Rates = [],
): (PlanTerms & { on: string } & ReturnType<typeof calculateNextPrice>) | null {
  const on = nextBillingDay(state);
  if (on === null) return null;
  const terms = nextTerms(state);
  return { ...terms, on, ...calculateNextPrice(terms, on, rates) };
}

function nextBillingDay(state: SubscriptionTerms): string | null {
  const { status, renews, trialEnd, isNotBilled, notBilledUntil } = state;
  if (!renews || state.pausedSince || !isRunning(state)) return null;
  const day = status === 'TRIALING' ? todayIn(trialEnd, BILLING_ZONE) : (state.periodEnd ?? '');
  if (!isNotBilled) return day;
  const billed = notBilledUntil && addDays(notBilledUntil, 1);
  return billed && day > billed ? day : billed;
}

/** No period has been paid for, so the plan changes at once and is charged when billing resumes. */
function changeUnbilledPlan(state: SubscriptionTerms, chosen: PlanTerms): PlanCharge[] {
  if (state.renews && state.nextPlan === null && isSamePlan(state, chosen))
    throw new AppError('PLAN_UNCHANGED');
  Object.assign(state, { plan: chosen.plan, cycle: chosen.cycle, renews: true });
  Object.assign(state, { nextPlan: null, nextCycle: null });
  return [];
}

/** Chooses the plan as the practice would, without charging it. */
function activateUnbilledPlan(state: SubscriptionTerms, plan: SubscriptionPlan, now: Date): PlanCharge[] {
  const chosen = { plan, cycle: state.cycle };
  if (isUnpaid(state)) transition(state, 'ACTIVE');
  if (state.renews && isSamePlan(state, chosen)) return [];
  return choosePlan(state, chosen, now);
}

function hasPeriodLeft({ status, periodEnd }: SubscriptionTerms, day: string): boolean {
  return status !== 'EXPIRED' && periodEnd !== null && periodEnd > day;
}

function choosePlanAfterTrial(state: SubscriptionTerms, chosen: PlanTerms): PlanCharge[] {
  if (state.renews && isSamePlan(state, chosen)) throw new AppError('PLAN_UNCHANGED');
  Object.assign(state, { plan: chosen.plan, cycle: chosen.cycle, renews: true });
  return [];
}

function cancelPlannedChange(state: SubscriptionTerms): PlanCharge[] {
  if (state.nextPlan === null) throw new AppError('PLAN_UNCHANGED');
  Object.assign(state, { nextPlan: null, nextCycle: null });
  return [];
}

/** Starts a plan on a day, after a trial or a break. */
export function startPlan(
  state: SubscriptionTerms,
  { plan, cycle }: PlanTerms,
  day: string,
  rates: Rates,
): PlanCharge[] {
  if (state.status !== 'ACTIVE') transition(state, 'ACTIVE');
  Object.assign(state, { renews: true, suspendsOn: null });
  return startAnchoredPeriod(state, { plan, cycle }, day, rates);
}

/** Starts a period on a day that need not be the end of the previous one, and makes it the new anchor. */
export function startAnchoredPeriod(
  state: SubscriptionTerms,
  terms: PlanTerms,
  day: string,
  rates: Rates,
): PlanCharge[] {
  state.anchor = day;
  return startPeriod(state, terms, buildBillingPeriod(day, day, terms.cycle), rates);
}

/** Starts a period at the mates rate that applies on its first day. */
function startPeriod(
  state: SubscriptionTerms,
  terms: PlanTerms,
  period: BillingPeriod,
  rates: Rates,
): PlanCharge[] {
  applyTerms(state, terms, period);
  state.periodRate = findRateOn(rates, period.start, terms.cycle);
  return addRateDiscounts([buildPeriodCharge(terms, period)], null, rates);
}

function applyTerms(
  state: SubscriptionTerms,
  { plan, cycle }: PlanTerms,
  { start, end }: BillingPeriod,
): void {
  Object.assign(state, { plan, cycle, periodStart: start, periodEnd: end, nextPlan: null, nextCycle: null });
}

export function nextTerms({ plan, cycle, nextPlan, nextCycle }: SubscriptionTerms): PlanTerms {
  return { plan: nextPlan ?? plan, cycle: nextCycle ?? cycle };
}

export function isSamePlan(one: PlanTerms, other: PlanTerms): boolean {
  return one.plan === other.plan && one.cycle === other.cycle;
}

function isRunning({ status, isNotBilled }: SubscriptionTerms): boolean {
  // An expired subscription stays usable while it is not billed, so a plan can be chosen.
  if (isNotBilled && status === 'EXPIRED') return true;
  return status === 'TRIALING' || status === 'ACTIVE' || status === 'PAST_DUE';
}

/** Returns the paid period; throws if there is none. */
export function paidPeriod({ periodStart, periodEnd }: SubscriptionTerms): BillingPeriod {
  if (!periodStart || !periodEnd) throw new Error('A paid subscription must have a period.');
  return { start: periodStart, end: periodEnd };
}

/** Returns today, or the latest billing date seen so far if the clock was set back. */
function currentBillingDay(state: SubscriptionTerms, now: Date): string {
  const today = todayIn(now, BILLING_ZONE);
  state.asOf = state.asOf && state.asOf > today ? state.asOf : today;
  return state.asOf;
}
