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

/** Quillcare reckons its days where it is. */
export const BILLING_ZONE = 'Australia/Sydney';

/** What a subscription is paid for, and what follows. */
export interface SubscriptionTerms extends SubscriptionState {
  cycle: BillingCycle;
  anchor: string | null;
  periodStart: string | null;
  periodEnd: string | null;
  asOf: string | null;
  /** The first day on which the practice is read-only if it has not paid; null until that was announced. */
  suspendsOn: string | null;
  renews: boolean;
  nextPlan: SubscriptionPlan | null;
  nextCycle: BillingCycle | null;
  /** The mates rate that its period was charged at; null for none. */
  periodRate: MatesRateTerms | null;
  /** Since when its practice is deactivated; null for one that is active. */
  pausedSince: string | null;
  /** The last day of one that is not billed: until then nothing is charged, and no trial ends. Null for no last day. */
  notBilledUntil: string | null;
}

/** The active mates rates of a practice. */
export type Rates = readonly MatesRate[];

/** The practice chooses a plan; answers what that costs now. */
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
  // What a change at once would cost cannot be charged: it waits for the next period.
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

/** Cancels at the end of the trial or of the period. */
export function cancel(state: SubscriptionTerms): void {
  if (!state.renews || !isRunning(state)) throw new AppError('ILLEGAL_TRANSITION');
  Object.assign(state, { renews: false, nextPlan: null, nextCycle: null });
}

/** Takes a cancellation back. */
export function reactivate(state: SubscriptionTerms): void {
  if (state.renews || !isRunning(state)) throw new AppError('ILLEGAL_TRANSITION');
  state.renews = true;
}

/** Ends a trial whose time is over: with the plan that was chosen for after it, if one was. */
export function endTrial(state: SubscriptionTerms, now: Date, rates: Rates = []): PlanCharge[] {
  if (state.isNotBilled || state.pausedSince) return [];
  if (!isTrialOver(state, now)) return [];
  if (state.renews) return begin(state, state, reckon(state, now), rates);
  move(state, 'EXPIRED');
  return [];
}

/** The platform lets a practice go on with a plan, after a trial or though a payment is overdue. */
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

/** Back to ACTIVE; what passed of a suspension is not charged: a new period begins if the old one is over. */
export function resume(state: SubscriptionTerms, now: Date, rates: Rates = []): PlanCharge[] {
  const wasSuspended = state.status === 'SUSPENDED';
  move(state, 'ACTIVE');
  state.suspendsOn = null;
  const day = reckon(state, now);
  if (!wasSuspended || state.isNotBilled || state.pausedSince || periodOf(state).end > day) return [];
  return begin(state, state, day, rates);
}

/** An invoice of it was not paid in time. */
export function fallDue(state: SubscriptionTerms): void {
  if (state.status === 'ACTIVE') move(state, 'PAST_DUE');
}

/** The practice was told from when it is read-only if it does not pay; what another invoice said before holds. */
export function announceSuspension(state: SubscriptionTerms, day: string): void {
  if (state.suspendsOn === null || day < state.suspendsOn) state.suspendsOn = day;
}

/** What was announced does not come. */
export function forgetSuspension(state: SubscriptionTerms): void {
  state.suspendsOn = null;
}

/** It did not pay in spite of the reminders; of several invoices the first suspends it. */
export function suspend(state: SubscriptionTerms): void {
  if (state.status === 'PAST_DUE') move(state, 'SUSPENDED');
}

/** Whether paying leads it back to ACTIVE. */
export function isOwing({ status }: SubscriptionTerms): boolean {
  return status === 'PAST_DUE' || status === 'SUSPENDED';
}

/** Begins the periods that are due: the one that was cancelled ends instead. */
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

/** What is charged next, unless something changes before; null for nothing. */
export function nextCharge(
  state: SubscriptionTerms,
  rates: Rates = [],
): (PlanTerms & { on: string } & ReturnType<typeof nextPrice>) | null {
  const on = nextDay(state);
  if (on === null) return null;
  const terms = following(state);
  return { ...terms, on, ...nextPrice(terms, on, rates) };
}

/** The day of the next charge; null for none. */
function nextDay(state: SubscriptionTerms): string | null {
  const { status, renews, trialEnd, isNotBilled, notBilledUntil } = state;
  if (!renews || state.pausedSince || !isRunning(state)) return null;
  const day = status === 'TRIALING' ? todayIn(trialEnd, BILLING_ZONE) : (state.periodEnd ?? '');
  if (!isNotBilled) return day;
  const billed = notBilledUntil && addDays(notBilledUntil, 1);
  return billed && day > billed ? day : billed;
}

/** Nothing is paid for, so that the plan is another one at once and is charged when the practice is billed again. */
function chooseUnbilled(state: SubscriptionTerms, wanted: PlanTerms): PlanCharge[] {
  if (state.renews && state.nextPlan === null && isSame(state, wanted)) throw new AppError('PLAN_UNCHANGED');
  Object.assign(state, { plan: wanted.plan, cycle: wanted.cycle, renews: true });
  Object.assign(state, { nextPlan: null, nextCycle: null });
  return [];
}

/** As the practice would choose it, without charging anything. */
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

/** A plan begins on a day, after a trial or a break. */
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

/** A period begins on a day that need not be the end of the last one. */
export function nextPeriod(
  state: SubscriptionTerms,
  terms: PlanTerms,
  day: string,
  rates: Rates,
): PlanCharge[] {
  state.anchor = day;
  return open(state, terms, periodFrom(day, day, terms.cycle), rates);
}

/** The next period begins, at the mates rate of its first day. */
function open(state: SubscriptionTerms, terms: PlanTerms, period: BillingPeriod, rates: Rates): PlanCharge[] {
  settle(state, terms, period);
  state.periodRate = rateOn(rates, period.start, terms.cycle);
  return withRates([periodCharge(terms, period)], null, rates);
}

function settle(state: SubscriptionTerms, { plan, cycle }: PlanTerms, { start, end }: BillingPeriod): void {
  Object.assign(state, { plan, cycle, periodStart: start, periodEnd: end, nextPlan: null, nextCycle: null });
}

/** What the next period is of. */
export function following({ plan, cycle, nextPlan, nextCycle }: SubscriptionTerms): PlanTerms {
  return { plan: nextPlan ?? plan, cycle: nextCycle ?? cycle };
}

/** Whether two terms are the same plan, paid as often. */
export function isSame(one: PlanTerms, other: PlanTerms): boolean {
  return one.plan === other.plan && one.cycle === other.cycle;
}

function isRunning({ status, isNotBilled }: SubscriptionTerms): boolean {
  // One whose time was over before goes on while it is not billed, and can choose what follows.
  if (isNotBilled && status === 'EXPIRED') return true;
  return status === 'TRIALING' || status === 'ACTIVE' || status === 'PAST_DUE';
}

/** The period that is paid for. */
export function periodOf({ periodStart, periodEnd }: SubscriptionTerms): BillingPeriod {
  if (!periodStart || !periodEnd) throw new Error('A subscription that is paid for has a period.');
  return { start: periodStart, end: periodEnd };
}

/** Today, or the latest day that was reckoned with before, whichever is later. */
function reckon(state: SubscriptionTerms, now: Date): string {
  const today = todayIn(now, BILLING_ZONE);
  state.asOf = state.asOf && state.asOf > today ? state.asOf : today;
  return state.asOf;
}
