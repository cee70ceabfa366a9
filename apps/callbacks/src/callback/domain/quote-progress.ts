import { bringForward, isOpen, newCallback, type CallbackState } from './callback';

export const QUOTE_OUTCOMES = ['accepted', 'rejected', 'withdrawn', 'expired', 'replaced'] as const;
export type QuoteOutcome = (typeof QUOTE_OUTCOMES)[number];

/** What is known about one revision of a quote. Events may arrive in any order. */
export interface QuoteProgress {
  outcome: QuoteOutcome | null;
  /** Whether a newer version was sent, also if the quote had ended before. */
  isReplaced: boolean;
  /** Day of the earliest unanswered question, in the practice's time zone. Null if none is open. */
  queriedOn: string | null;
  /** Times of the patient's latest question and of the practice's latest answer. */
  queriedAt: Date | null;
  answeredAt: Date | null;
}

export interface Question {
  /** Calendar date in the practice's time zone. */
  day: string;
  at: Date;
}

/** Records an outcome; the first one wins. */
export function withOutcome(progress: QuoteProgress, outcome: QuoteOutcome): QuoteProgress {
  const isReplaced = progress.isReplaced || outcome === 'replaced';
  return { ...progress, outcome: progress.outcome ?? outcome, isReplaced };
}

/** Records a question; the earliest day wins. A question whose answer arrived first is not open. */
export function withQuery(progress: QuoteProgress, { day, at }: Question): QuoteProgress {
  const { queriedOn } = progress;
  const queriedAt = latest(progress.queriedAt, at);
  if (isAnswered(progress, at)) return { ...progress, queriedAt };
  return { ...progress, queriedAt, queriedOn: queriedOn !== null && queriedOn < day ? queriedOn : day };
}

/** Records an answer. No question stays open unless the patient has asked again since. */
export function withAnswer(progress: QuoteProgress, at: Date): QuoteProgress {
  const answeredAt = latest(progress.answeredAt, at);
  const asksAgain = progress.queriedAt !== null && progress.queriedAt > answeredAt;
  return { ...progress, answeredAt, queriedOn: asksAgain ? progress.queriedOn : null };
}

/** Whether the practice has answered since the question was asked. */
export function isAnswered({ answeredAt }: QuoteProgress, questionAt: Date): boolean {
  return answeredAt !== null && answeredAt >= questionAt;
}

function latest(known: Date | null, at: Date): Date {
  return known !== null && known > at ? known : at;
}

/** The callback of a sent quote, taking into account events that overtook QuoteSent. */
export function callbackFromProgress(
  dueDate: string,
  progress: Pick<QuoteProgress, 'outcome' | 'queriedOn'>,
  now: Date,
): CallbackState {
  const { outcome, queriedOn } = progress;
  const fresh = newCallback(dueDate);
  const current = queriedOn === null ? fresh : bringForward(fresh, queriedOn);
  return outcome === null ? current : close(current, outcome, now);
}

/** The callback about a withdrawn acceptance, taking into account a newer version whose event overtook the withdrawal. */
export function callbackForWithdrawal(
  dueDate: string,
  { isReplaced }: Pick<QuoteProgress, 'isReplaced'>,
  now: Date,
): CallbackState {
  const urgent = newCallback(dueDate, 'HIGH');
  return isReplaced ? close(urgent, 'replaced', now) : urgent;
}

/** Closes the callback with the quote's outcome. A callback already closed by staff stays unchanged. */
export function close(callback: CallbackState, outcome: QuoteOutcome, now: Date): CallbackState {
  if (!isOpen(callback)) return callback;
  return outcome === 'accepted'
    ? { ...callback, status: 'completed', completedAt: now, closedReason: outcome }
    : { ...callback, status: 'cancelled', closedReason: outcome };
}
