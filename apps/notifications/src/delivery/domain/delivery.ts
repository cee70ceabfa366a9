import type { MailFailure } from '@quillcare/contracts';
import type { MailProblem, SendResult } from '../../smtp/domain/mail-problem';
import { sentenceOf } from '../../smtp/domain/problem-words';

export type Verdict =
  | { state: 'DELIVERED' }
  | {
      state: 'PENDING';
      detail: string;
      delayMs: number;
      /** The platform's server takes over from the practice's own, for this reason. */
      handOver?: string;
    }
  | { state: 'FAILED'; detail: string; failure: MailFailure };

export interface Tries {
  /** The number of this attempt, from 1. */
  attempt: number;
  maxAttempts: number;
  /** The queue will not retry. */
  lastAttempt: boolean;
  backoffMs: number;
  /** Whether the practice's own server was tried. */
  byOwn?: boolean;
}

/** The practice's own server is tried so often before the platform's takes over. */
export const OWN_ATTEMPTS = 3;

/** The state of an email after an attempt. */
export function judge(result: SendResult, tries: Tries): Verdict {
  if (result.accepted) return { state: 'DELIVERED' };
  const { problem } = result;
  const { attempt, maxAttempts, lastAttempt, backoffMs } = tries;
  const delayMs = retryDelayMs(attempt, backoffMs);
  if (tries.byOwn && isHandedOver(problem, attempt, lastAttempt)) {
    const handOver = `${sentenceOf(problem)}.`;
    return {
      state: 'PENDING',
      detail: `${sentenceOf(problem)}; Quillcare sends it instead.`,
      delayMs,
      handOver,
    };
  }
  if (problem.permanent)
    return {
      state: 'FAILED',
      detail: `${sentenceOf(problem)}.`,
      failure: FAILURES[problem.cause] ?? 'REFUSED',
    };
  if (lastAttempt || attempt >= maxAttempts) {
    const often = attempt === 1 ? '1 attempt' : `${attempt} attempts`;
    const detail = `${sentenceOf(problem)}; we gave up after ${often}.`;
    return { state: 'FAILED', detail, failure: 'GAVE_UP' };
  }
  return { state: 'PENDING', detail: `${sentenceOf(problem)}; we keep trying.`, delayMs };
}

const FAILURES: Partial<Record<MailProblem['cause'], MailFailure>> = {
  suppressed: 'SUPPRESSED',
  unreadable: 'UNREADABLE',
};

/** What is wrong with the recipient or the content would be wrong with every server. */
const NOT_THE_SERVER: readonly MailProblem['cause'][] = ['address', 'suppressed', 'unreadable'];

function isHandedOver({ cause, permanent }: MailProblem, attempt: number, lastAttempt: boolean): boolean {
  if (NOT_THE_SERVER.includes(cause)) return false;
  return permanent || lastAttempt || attempt >= OWN_ATTEMPTS;
}

/** The delay before the next attempt: doubled each time, as in the queue. */
export function retryDelayMs(attempt: number, backoffMs: number): number {
  return backoffMs * 2 ** (attempt - 1);
}
