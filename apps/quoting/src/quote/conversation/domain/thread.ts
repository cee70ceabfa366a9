import { createHash } from 'node:crypto';
import { invalid, type QuoteMessage } from '@quillcare/contracts';
import canonicalize from 'canonicalize';

const HOUR_MS = 3_600_000;

/** After so many messages without an answer the patient is asked to call. */
export const MOST_UNANSWERED = 10;

/** A conversation as it was at one time; the same messages always have the same hash. */
export interface FrozenThread {
  messages: FrozenMessage[];
  sha256: string;
}

/** What was said, by whom and when. Who had read it by then is no part of it. */
export type FrozenMessage = Omit<QuoteMessage, 'readAt'>;

/** Freezes a conversation; the oldest message comes first. */
export function freezeThread(
  thread: readonly (FrozenMessage & Partial<Pick<QuoteMessage, 'readAt'>>)[],
): FrozenThread {
  const messages = thread.map(({ readAt: _, ...message }) => message);
  const canonical = canonicalize(messages);
  if (canonical === undefined) throw new Error('A list of messages always has a canonical form');
  return { messages, sha256: createHash('sha256').update(canonical, 'utf8').digest('hex') };
}

/** Until when a question should be answered; null without a question or without a target. */
export function answerByOf(questionSince: Date | null, targetHours: number | null): Date | null {
  if (questionSince === null || targetHours === null) return null;
  return new Date(questionSince.getTime() + targetHours * HOUR_MS);
}

/** Throws when the patient has written many messages that nobody has answered. */
export function refuseTooMany(thread: readonly Pick<QuoteMessage, 'from'>[]): void {
  const answered = thread.findLastIndex(({ from }) => from === 'PRACTICE');
  if (thread.length - 1 - answered < MOST_UNANSWERED) return;
  throw invalid({
    path: 'queryMessage',
    message: 'You have asked many questions already. Please call the practice.',
  });
}

/** Throws when there is nothing that the practice could answer. */
export function refuseWithoutQuestion(thread: readonly Pick<QuoteMessage, 'from'>[]): void {
  if (thread.some(({ from }) => from === 'PATIENT')) return;
  throw invalid({ path: 'text', message: 'The patient has not asked anything yet' });
}

/** Whether the patient has an answer before them that they have not seen; what was said by telephone they have heard. */
export function isUnreadAnswer({ from, channel, readAt }: QuoteMessage): boolean {
  return from === 'PRACTICE' && channel === 'PAGE' && readAt === null;
}
