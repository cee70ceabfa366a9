import { createHash } from 'node:crypto';
import { invalid, type QuoteMessage } from '@quillcare/contracts';
import canonicalize from 'canonicalize';

const HOUR_MS = 3_600_000;

/** Number of unanswered messages after which the patient is asked to call instead. */
export const MOST_UNANSWERED = 10;

/** A snapshot of a conversation. The same messages always yield the same hash. */
export interface FrozenThread {
  messages: FrozenMessage[];
  sha256: string;
}

/** Content, sender and time of a message. Whether it has been read is not part of the evidence. */
export type FrozenMessage = Omit<QuoteMessage, 'readAt'>;

/** Freezes a conversation, oldest message first. */
export function freezeThread(
  thread: readonly (FrozenMessage & Partial<Pick<QuoteMessage, 'readAt'>>)[],
): FrozenThread {
  const messages = thread.map(({ readAt: _, ...message }) => message);
  const canonical = canonicalize(messages);
  if (canonical === undefined) throw new Error('A list of messages always has a canonical form');
  return { messages, sha256: createHash('sha256').update(canonical, 'utf8').digest('hex') };
}

/** When a question should be answered. Null without a question or a target. */
export function answerByOf(questionSince: Date | null, targetHours: number | null): Date | null {
  if (questionSince === null || targetHours === null) return null;
  return new Date(questionSince.getTime() + targetHours * HOUR_MS);
}

/** Throws if too many of the patient's messages are unanswered. */
export function refuseTooMany(thread: readonly Pick<QuoteMessage, 'from'>[]): void {
  const answered = thread.findLastIndex(({ from }) => from === 'PRACTICE');
  if (thread.length - 1 - answered < MOST_UNANSWERED) return;
  throw invalid({
    path: 'queryMessage',
    message: 'You have asked many questions already. Please call the practice.',
  });
}

/** Throws if the patient has not asked anything. */
export function refuseWithoutQuestion(thread: readonly Pick<QuoteMessage, 'from'>[]): void {
  if (thread.some(({ from }) => from === 'PATIENT')) return;
  throw invalid({ path: 'text', message: 'The patient has not asked anything yet' });
}

/** Whether this is an answer the patient has not seen yet. Answers given by telephone count as seen. */
export function isUnreadAnswer({ from, channel, readAt }: QuoteMessage): boolean {
  return from === 'PRACTICE' && channel === 'PAGE' && readAt === null;
}
