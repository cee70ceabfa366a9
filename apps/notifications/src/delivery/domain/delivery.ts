import type { MailFailure } from '@quillcare/contracts';
import type { MailProblem, SendResult } from '../../smtp/domain/mail-problem';
import { sentenceOf } from '../../smtp/domain/problem-words';

export type Verdict =
  | { state: 'DELIVERED' }
  | {
      state: 'PENDING';
      detail: string;
      delayMs: number;
      /** Set if the platform's server takes over from the practice's own: the reason. */
      handOver?: string;
    }
  | { state: 'FAILED'; detail: string; failure: MailFailure };

export interface AttemptInfo {
  /** Number of this attempt, starting at 1. */
  attempt: number;
  maxAttempts: number;
  /** The queue will not retry. */
  lastAttempt: boolean;
  backoffMs: number;
  /** Whether the practice's own server was used. */
  byOwn?: boolean;
}

/** Attempts through the practice's own server before the platform's takes over. */
export const MAX_OWN_ATTEMPTS = 3;

export function decideVerdict(result: SendResult, tries: AttemptInfo): Verdict {
  if (result.accepted) return { state: 'DELIVERED' };
  const { problem } = result;
  const { attempt, maxAttempts, lastAttempt, backoffMs } = tries;
  const delayMs = retryDelayMs(attempt, backoffMs);
  if (tries.byOwn && shouldHandOver(problem, attempt, lastAttempt)) {
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

/** Problems of the recipient or the content would occur with any server. */
const SERVER_INDEPENDENT_CAUSES: readonly MailProblem['cause'][] = ['address', 'suppressed', 'unreadable'];

function shouldHandOver({ cause, permanent }: MailProblem, attempt: number, lastAttempt: boolean): boolean {
  if (SERVER_INDEPENDENT_CAUSES.includes(cause)) return false;
  return permanent || lastAttempt || attempt >= MAX_OWN_ATTEMPTS;
}

/** Delay before the next attempt in milliseconds, doubled each time as in the queue. */
export function retryDelayMs(attempt: number, backoffMs: number): number {
  return backoffMs * 2 ** (attempt - 1);
}
