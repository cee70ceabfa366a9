import { bringForward, isOpen, newCallback, type CallbackState } from './callback';

/** Outcomes of a quote that end its callback. */
export const QUOTE_OUTCOMES = ['accepted', 'rejected', 'withdrawn', 'expired', 'replaced'] as const;
export type QuoteOutcome = (typeof QUOTE_OUTCOMES)[number];

/** What is known of one revision of a quote; events may arrive in any order. */
export interface QuoteProgress {
  outcome: QuoteOutcome | null;
  /** The day of the first question that waits for an answer, in the practice's zone. */
  queriedOn: string | null;
  /** When the patient last asked, and when the practice last answered. */
  queriedAt: Date | null;
  answeredAt: Date | null;
}

/** A question of the patient. */
export interface Question {
  /** Its day in the practice's zone. */
  day: string;
  at: Date;
}

/** The progress after an outcome; the first outcome wins. */
export function withOutcome(progress: QuoteProgress, outcome: QuoteOutcome): QuoteProgress {
  return { ...progress, outcome: progress.outcome ?? outcome };
}

/** The progress after a question; the earliest day wins. One that was answered before it was heard of waits for nothing. */
export function withQuery(progress: QuoteProgress, { day, at }: Question): QuoteProgress {
  const { queriedOn } = progress;
  const queriedAt = later(progress.queriedAt, at);
  if (isAnswered(progress, at)) return { ...progress, queriedAt };
  return { ...progress, queriedAt, queriedOn: queriedOn !== null && queriedOn < day ? queriedOn : day };
}

/** The progress after an answer: nothing waits, unless the patient has asked again since. */
export function withAnswer(progress: QuoteProgress, at: Date): QuoteProgress {
  const answeredAt = later(progress.answeredAt, at);
  const asksAgain = progress.queriedAt !== null && progress.queriedAt > answeredAt;
  return { ...progress, answeredAt, queriedOn: asksAgain ? progress.queriedOn : null };
}

/** Whether the practice has answered since. */
export function isAnswered({ answeredAt }: QuoteProgress, questionAt: Date): boolean {
  return answeredAt !== null && answeredAt >= questionAt;
}

function later(known: Date | null, at: Date): Date {
  return known !== null && known > at ? known : at;
}

/** The callback of a sent quote, taking into account events that arrived before QuoteSent. */
export function callbackFor(dueDate: string, progress: QuoteProgress, now: Date): CallbackState {
  const { outcome, queriedOn } = progress;
  const fresh = newCallback(dueDate);
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
