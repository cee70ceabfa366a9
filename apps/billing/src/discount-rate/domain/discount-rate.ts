import {
  AppError,
  discountRateMachine,
  invalid,
  type BillingCycle,
  type DiscountRateStatus,
  type DiscountType,
} from '@quillcare/contracts';

/** What was agreed. */
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

/** A new rate, active at once; `others` are the active ones of its practice. */
export function newDiscountRate(
  terms: DiscountRateTerms,
  others: readonly Days[],
  today: string,
): DiscountRateState {
  refuseOver(terms, today);
  refuseOverlap(terms, others);
  return { ...terms, status: 'ACTIVE' };
}

/** Other terms from the next period on. */
export function changeTerms(
  state: DiscountRateState,
  terms: DiscountRateTerms,
  others: readonly Days[],
  today: string,
): void {
  if (state.status !== 'ACTIVE' && state.status !== 'INACTIVE') throw new AppError('ILLEGAL_TRANSITION');
  refuseOver(terms, today);
  if (state.status === 'ACTIVE') refuseOverlap(terms, others);
  Object.assign(state, terms);
}

/** The rate prices periods again. */
export function activateRate(state: DiscountRateState, others: readonly Days[], today: string): void {
  if (isOver(state, today)) throw new AppError('ILLEGAL_TRANSITION');
  if (others.some((other) => shareDays(state, other))) throw new AppError('DISCOUNT_RATES_OVERLAP');
  moveRate(state, 'ACTIVE');
}

/** The rate's last day is over; answers whether that is new. */
export function expireRate(state: DiscountRateState, today: string): boolean {
  if (!isOver(state, today) || !discountRateMachine.allows(state.status, 'EXPIRED')) return false;
  moveRate(state, 'EXPIRED');
  return true;
}

/** Moves to another status, where the table allows it. */
export function moveRate(state: Pick<DiscountRateState, 'status'>, status: DiscountRateStatus): void {
  if (!discountRateMachine.allows(state.status, status)) throw new AppError('ILLEGAL_TRANSITION');
  state.status = status;
}

/** Whether two rates have a day in common. */
export function shareDays(one: Days, other: Days): boolean {
  const beginsInTime = (first: Days, second: Days) =>
    second.endsOn === null || first.startsOn <= second.endsOn;
  return beginsInTime(one, other) && beginsInTime(other, one);
}

function isOver({ endsOn }: Days, today: string): boolean {
  return endsOn !== null && endsOn < today;
}

function refuseOver(terms: Days, today: string): void {
  if (isOver(terms, today)) throw invalid({ path: 'endsOn', message: 'Please choose today or a later day' });
}

function refuseOverlap(terms: Days, others: readonly Days[]): void {
  if (others.some((other) => shareDays(terms, other))) throw invalid({ path: 'startsOn', message: OVERLAP });
}
