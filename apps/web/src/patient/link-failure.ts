import type { ErrorCode } from '@quillcare/contracts';
import type { PatientProblem } from './patient.api';
import { relativeWait } from '../shared/formats/wait-words';

/** Why no quote is shown: what happened, what to do, and whether a retry can help. */
export interface LinkFailure {
  reason: string;
  advice: string;
  retry: boolean;
  /** The link was replaced, so the new one can be asked for. */
  isReplaced?: boolean;
}

const CALL = 'Please call the practice if you need help.';

const LINK_ADVICE: Partial<Record<ErrorCode, string>> = {
  LINK_MALFORMED:
    'The link is incomplete. Open it straight from the email you received, or copy the whole of it into the address bar.',
  LINK_UNKNOWN: `Check that you opened the newest email from the practice. ${CALL}`,
  LINK_EXPIRED: 'Its last valid day is over. Ask the practice for a new quote; prices may have changed.',
  LINK_WITHDRAWN: `It can no longer be answered. ${CALL}`,
};

/** Turns a failure to load into the page's texts. Pure, so that every case can be tested. */
export function linkFailureOf(
  problem: Pick<PatientProblem, 'code' | 'message' | 'retryAfterSeconds'> &
    Partial<Pick<PatientProblem, 'facts'>>,
): LinkFailure {
  if (problem.code === 'LINK_SUPERSEDED') return replaced(problem.message, problem.facts?.replacedBy);
  const advice = problem.code === 'OFFLINE' ? undefined : LINK_ADVICE[problem.code];
  if (advice) return { reason: problem.message, advice, retry: false };
  if (problem.code === 'OFFLINE') {
    return {
      reason: 'We could not reach the server.',
      advice: 'Check your internet connection, then try again. Your link stays valid.',
      retry: true,
    };
  }
  if (problem.code === 'TOO_MANY_REQUESTS') {
    return {
      reason: problem.message,
      advice: `Please wait ${relativeWait(problem.retryAfterSeconds)}, then try again.`,
      retry: true,
    };
  }
  return { reason: problem.message, advice: `Your link stays valid. ${CALL}`, retry: true };
}

/** A newer version of the quote, or only a newer link to the same one, took the place of this link. */
function replaced(reason: string, replacedBy: unknown): LinkFailure {
  const advice =
    replacedBy === 'NEW_LINK'
      ? 'Your quote has not changed. Open the link in the newest email from the practice, or have it emailed to you again.'
      : 'Prices or services may have changed, so only the newest version can be answered. Open the link in the newest email from the practice, or have it emailed to you again.';
  return { reason, advice, retry: false, isReplaced: true };
}

/** Whether a problem means that this link shows no quote any more. */
export function endsTheLink(code: PatientProblem['code']): boolean {
  return code !== 'OFFLINE' && (code === 'LINK_SUPERSEDED' || code in LINK_ADVICE);
}
