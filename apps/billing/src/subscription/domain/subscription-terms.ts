import { AppError, type BillingCycle, type SubscriptionPlan } from '@quillcare/contracts';
import {
  periodCharge,
  periodFrom,
  planChange,
  planPrice,
  todayIn,
  type BillingPeriod,
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
  renews: boolean;
  nextPlan: SubscriptionPlan | null;
  nextCycle: BillingCycle | null;
}

/** The practice chooses a plan; answers what that costs now. */
export function choosePlan(state: SubscriptionTerms, wanted: PlanTerms, now: Date): PlanCharge[] {
  if (state.status === 'SUSPENDED') throw new AppError('PAYMENT_OVERDUE');
  if (state.status === 'TRIALING') return chooseForAfterTrial(state, wanted);
  const day = reckon(state, now);
  if (state.status === 'EXPIRED') return begin(state, wanted, day);
  const period = periodOf(state);
  if (!state.renews && isSame(state, wanted)) throw new AppError('PLAN_UNCHANGED');
  if (isSame(state, wanted)) return dropPlanned(state);
  const change = planChange({ plan: state.plan, cycle: state.cycle, period }, wanted, day);
  state.renews = true;
  if (!change.isAtOnce) {
    if (state.nextPlan === wanted.plan && state.nextCycle === wanted.cycle)
      throw new AppError('PLAN_UNCHANGED');
    Object.assign(state, { nextPlan: wanted.plan, nextCycle: wanted.cycle });
    return [];
  }
  if (wanted.cycle !== state.cycle) state.anchor = change.period.start;
  settle(state, wanted, change.period);
  return [...change.charges];
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
export function endTrial(state: SubscriptionTerms, now: Date): PlanCharge[] {
  if (!isTrialOver(state, now)) return [];
  if (state.renews) return begin(state, state, reckon(state, now));
  move(state, 'EXPIRED');
  return [];
}

/** The platform lets a practice go on with a plan, after a trial or though a payment is overdue. */
export function activate(state: SubscriptionTerms, plan: SubscriptionPlan, now: Date): PlanCharge[] {
  if (state.status === 'TRIALING' || state.status === 'EXPIRED')
    return begin(state, { plan, cycle: state.cycle }, reckon(state, now));
  const charges = resume(state, now);
  const wanted = { plan, cycle: state.cycle };
  return isSame(state, wanted) ? charges : [...charges, ...choosePlan(state, wanted, now)];
}

/** Back to ACTIVE; what passed of a suspension is not charged: a new period begins if the old one is over. */
export function resume(state: SubscriptionTerms, now: Date): PlanCharge[] {
  const wasSuspended = state.status === 'SUSPENDED';
  move(state, 'ACTIVE');
  const day = reckon(state, now);
  if (!wasSuspended || periodOf(state).end > day) return [];
  return begin(state, state, day);
}

/** An invoice of it was not paid in time. */
export function fallDue(state: SubscriptionTerms): void {
  if (state.status === 'ACTIVE') move(state, 'PAST_DUE');
}

/** Whether paying leads it back to ACTIVE. */
export function isOwing({ status }: SubscriptionTerms): boolean {
  return status === 'PAST_DUE' || status === 'SUSPENDED';
}

/** Begins the periods that are due: the one that was cancelled ends instead. */
export function renew(state: SubscriptionTerms, now: Date): PlanCharge[] {
  const day = reckon(state, now);
  const charges: PlanCharge[] = [];
  while ((state.status === 'ACTIVE' || state.status === 'PAST_DUE') && periodOf(state).end <= day) {
    if (!state.renews) {
      move(state, 'EXPIRED');
      break;
    }
    const terms = following(state);
    const { end } = periodOf(state);
    const period = periodFrom(state.anchor ?? end, end, terms.cycle);
    settle(state, terms, period);
    charges.push(periodCharge(terms, period));
  }
  return charges;
}

/** What is charged next, unless something changes before; null for nothing. */
export function nextCharge(
  state: SubscriptionTerms,
): (PlanTerms & { on: string; amountMinor: number }) | null {
  if (!state.renews || !isRunning(state)) return null;
  const on = state.status === 'TRIALING' ? todayIn(state.trialEnd, BILLING_ZONE) : periodOf(state).end;
  const { plan, cycle } = following(state);
  return { plan, cycle, on, amountMinor: planPrice(plan, cycle) };
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

function begin(state: SubscriptionTerms, { plan, cycle }: PlanTerms, day: string): PlanCharge[] {
  if (state.status !== 'ACTIVE') move(state, 'ACTIVE');
  const period = periodFrom(day, day, cycle);
  Object.assign(state, { anchor: day, renews: true });
  settle(state, { plan, cycle }, period);
  return [periodCharge({ plan, cycle }, period)];
}

function settle(state: SubscriptionTerms, { plan, cycle }: PlanTerms, { start, end }: BillingPeriod): void {
  Object.assign(state, { plan, cycle, periodStart: start, periodEnd: end, nextPlan: null, nextCycle: null });
}

function following({ plan, cycle, nextPlan, nextCycle }: SubscriptionTerms): PlanTerms {
  return { plan: nextPlan ?? plan, cycle: nextCycle ?? cycle };
}

function isSame(one: PlanTerms, other: PlanTerms): boolean {
  return one.plan === other.plan && one.cycle === other.cycle;
}

function isRunning({ status }: SubscriptionTerms): boolean {
  return status === 'TRIALING' || status === 'ACTIVE' || status === 'PAST_DUE';
}

function periodOf({ periodStart, periodEnd }: SubscriptionTerms): BillingPeriod {
  if (!periodStart || !periodEnd) throw new Error('A subscription that is paid for has a period.');
  return { start: periodStart, end: periodEnd };
}

/** Today, or the latest day that was reckoned with before, whichever is later. */
function reckon(state: SubscriptionTerms, now: Date): string {
  const today = todayIn(now, BILLING_ZONE);
  state.asOf = state.asOf && state.asOf > today ? state.asOf : today;
  return state.asOf;
}
