import {
  AppError,
  discountRateMachine,
  invalidInput,
  type BillingCycle,
  type DiscountRateStatus,
  type DiscountType,
} from '@quillcare/contracts';

export interface DiscountRateTerms {
  type: DiscountType;
  value: number;
  cycle: BillingCycle | null;
  startsOn: string;
  endsOn: string | null;
  reason: string;
}

export interface DiscountRateState extends DiscountRateTerms {
  status: DiscountRateStatus;
}

type Days = Pick<DiscountRateTerms, 'startsOn' | 'endsOn'>;

const OVERLAP =
  'This practice already has an active mates rate on some of these days. Deactivate it, or choose other days';

/** Creates a rate that is active immediately. `others` are the practice's other active rates. */
export function buildDiscountRate(
  terms: DiscountRateTerms,
  others: readonly Days[],
  today: string,
): DiscountRateState {
  refusePastEnd(terms, today);
  assertNoOverlap(terms, others);
  return { ...terms, status: 'ACTIVE' };
}

/** Changes the terms from the next period on. */
export function changeTerms(
  state: DiscountRateState,
  terms: DiscountRateTerms,
  others: readonly Days[],
  today: string,
): void {
  if (state.status !== 'ACTIVE' && state.status !== 'INACTIVE') throw new AppError('ILLEGAL_TRANSITION');
  refusePastEnd(terms, today);
  if (state.status === 'ACTIVE') assertNoOverlap(terms, others);
  Object.assign(state, terms);
}

/** Reactivates a rate so that it applies to new periods again. */
export function activateRate(state: DiscountRateState, others: readonly Days[], today: string): void {
  if (hasEnded(state, today)) throw new AppError('ILLEGAL_TRANSITION');
  if (others.some((other) => overlaps(state, other))) throw new AppError('DISCOUNT_RATES_OVERLAP');
  transitionRate(state, 'ACTIVE');
}

/** Marks the rate as expired once its last day has passed. Returns whether the status changed. */
export function expireRate(state: DiscountRateState, today: string): boolean {
  if (!hasEnded(state, today) || !discountRateMachine.allows(state.status, 'EXPIRED')) return false;
  transitionRate(state, 'EXPIRED');
  return true;
}

/** Changes the status if the state machine allows it; otherwise throws ILLEGAL_TRANSITION. */
export function transitionRate(state: Pick<DiscountRateState, 'status'>, status: DiscountRateStatus): void {
  if (!discountRateMachine.allows(state.status, status)) throw new AppError('ILLEGAL_TRANSITION');
  state.status = status;
}

/** Returns whether two rates overlap by at least one day. */
export function overlaps(one: Days, other: Days): boolean {
  const startsBeforeEndOf = (first: Days, second: Days) =>
    second.endsOn === null || first.startsOn <= second.endsOn;
  return startsBeforeEndOf(one, other) && startsBeforeEndOf(other, one);
}

function hasEnded({ endsOn }: Days, today: string): boolean {
  return endsOn !== null && endsOn < today;
}

function refusePastEnd(terms: Days, today: string): void {
  if (hasEnded(terms, today))
    throw invalidInput({ path: 'endsOn', message: 'Please choose today or a later day' });
}

function assertNoOverlap(terms: Days, others: readonly Days[]): void {
  if (others.some((other) => overlaps(terms, other)))
    throw invalidInput({ path: 'startsOn', message: OVERLAP });
}
