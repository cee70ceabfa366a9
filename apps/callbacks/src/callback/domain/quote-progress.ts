import { addDays } from '@quillcare/rules';
import { bringForward, isOpen, newCallback, type CallbackState } from './callback';

/** How a quote stops needing a call. */
export const QUOTE_OUTCOMES = ['accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type QuoteOutcome = (typeof QUOTE_OUTCOMES)[number];

/** What was heard of one revision of a quote, in whatever order the news came. */
export interface QuoteProgress {
  outcome: QuoteOutcome | null;
  /** The first day, in the practice's zone, on which the patient asked something. */
  queriedOn: string | null;
}

/** The progress after an outcome: the first one stands. */
export function withOutcome(progress: QuoteProgress, outcome: QuoteOutcome): QuoteProgress {
  return { ...progress, outcome: progress.outcome ?? outcome };
}

/** The progress after a question: the earliest day stands. */
export function withQuery(progress: QuoteProgress, day: string): QuoteProgress {
  const { queriedOn } = progress;
  return { ...progress, queriedOn: queriedOn !== null && queriedOn < day ? queriedOn : day };
}

/** The callback of a quote that was just heard to be sent, with what was heard of it before. */
export function callbackFor(
  sentOn: string,
  dueInDays: number,
  progress: QuoteProgress,
  now: Date,
): CallbackState {
  const { outcome, queriedOn } = progress;
  const fresh = newCallback(addDays(sentOn, dueInDays));
  const current = queriedOn === null ? fresh : bringForward(fresh, queriedOn);
  return outcome === null ? current : close(current, outcome, now);
}

/** A quote that was answered or is over ends its callback. One that people have closed already stays as they left it. */
export function close(callback: CallbackState, outcome: QuoteOutcome, now: Date): CallbackState {
  if (!isOpen(callback)) return callback;
  return outcome === 'accepted'
    ? { ...callback, status: 'completed', completedAt: now, closedReason: outcome }
    : { ...callback, status: 'cancelled', closedReason: outcome };
}
