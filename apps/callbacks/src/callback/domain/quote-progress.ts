import { addDays } from '@quillcare/rules';
import { bringForward, isOpen, newCallback, type CallbackState } from './callback';

/** Outcomes of a quote that end its callback. */
export const QUOTE_OUTCOMES = ['accepted', 'rejected', 'withdrawn', 'expired', 'replaced'] as const;
export type QuoteOutcome = (typeof QUOTE_OUTCOMES)[number];

/** What is known of one revision of a quote; events may arrive in any order. */
export interface QuoteProgress {
  outcome: QuoteOutcome | null;
  /** The day of the first question, in the practice's zone. */
  queriedOn: string | null;
}

/** The progress after an outcome; the first outcome wins. */
export function withOutcome(progress: QuoteProgress, outcome: QuoteOutcome): QuoteProgress {
  return { ...progress, outcome: progress.outcome ?? outcome };
}

/** The progress after a question; the earliest day wins. */
export function withQuery(progress: QuoteProgress, day: string): QuoteProgress {
  const { queriedOn } = progress;
  return { ...progress, queriedOn: queriedOn !== null && queriedOn < day ? queriedOn : day };
}

/** The callback of a sent quote, taking into account events that arrived before QuoteSent. */
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

/** Closes the callback of a quote with an outcome. A callback that staff closed before stays as it is. */
export function close(callback: CallbackState, outcome: QuoteOutcome, now: Date): CallbackState {
  if (!isOpen(callback)) return callback;
  return outcome === 'accepted'
    ? { ...callback, status: 'completed', completedAt: now, closedReason: outcome }
    : { ...callback, status: 'cancelled', closedReason: outcome };
}
