import type { ErrorCode } from '@quillcare/contracts';
import type { PatientError } from '../patient.api';
import { ACCESS_ERROR } from './frame.en';
import type { Practice } from './patient.screen';

/** Why no quote is shown: what happened, what to do, and whether a retry can help. */
export interface LinkFailure {
  reason: string;
  advice: string;
  retry: boolean;
  /** Whether the link was replaced, so that the new one can be requested. */
  isReplaced?: boolean;
  /** The practice to contact. Null if the link is unknown. */
  practice?: Pick<Practice, 'name' | 'phone' | 'email'> | null;
}

const LINK_ADVICE = {
  LINK_MALFORMED: 'malformed',
  LINK_UNKNOWN: 'unknown',
  LINK_EXPIRED: 'expired',
  LINK_WITHDRAWN: 'withdrawn',
} as const satisfies Partial<Record<ErrorCode, keyof typeof ACCESS_ERROR>>;

/** Maps a loading error to the page's texts. A pure function, so that every case can be tested. */
export function toLinkFailure(
  problem: Pick<PatientError, 'code' | 'message' | 'retryAfterSeconds'> &
    Partial<Pick<PatientError, 'facts'>>,
): LinkFailure {
  const practice = contactOf(problem.facts?.practice);
  if (problem.code === 'LINK_SUPERSEDED')
    return { ...toReplacedFailure(problem.message, problem.facts?.replacedBy), practice };
  if (isDead(problem.code))
    return {
      reason: problem.message,
      advice: problem.facts?.isSwitchedOff
        ? ACCESS_ERROR.switchedOff
        : ACCESS_ERROR[LINK_ADVICE[problem.code]],
      retry: false,
      practice,
    };
  if (problem.code === 'OFFLINE')
    return { reason: ACCESS_ERROR.offline, advice: ACCESS_ERROR.offlineAdvice, retry: true };
  const advice =
    problem.code === 'TOO_MANY_REQUESTS' ? ACCESS_ERROR.wait(problem.retryAfterSeconds) : ACCESS_ERROR.other;
  return { reason: problem.message, advice, retry: true };
}

/** The link was replaced by a newer version of the quote, or just by a newer link to the same version. */
function toReplacedFailure(reason: string, replacedBy: unknown): LinkFailure {
  const advice = replacedBy === 'NEW_LINK' ? ACCESS_ERROR.newLink : ACCESS_ERROR.newVersion;
  return { reason, advice, retry: false, isReplaced: true };
}

/** Reads the practice from the problem's facts. The server includes it for links that were once valid. */
function contactOf(fact: unknown): LinkFailure['practice'] {
  if (typeof fact !== 'object' || fact === null) return null;
  const { name, phone, email } = fact as Record<string, unknown>;
  if (typeof name !== 'string' || typeof email !== 'string') return null;
  return { name, email, phone: typeof phone === 'string' ? phone : null };
}

/** Whether the error means that this link no longer shows a quote. */
export function isLinkEndingCode(code: PatientError['code']): boolean {
  return code === 'LINK_SUPERSEDED' || isDead(code);
}

function isDead(code: PatientError['code']): code is keyof typeof LINK_ADVICE {
  return code in LINK_ADVICE;
}
