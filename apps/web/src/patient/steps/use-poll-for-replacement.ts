import { useEffect } from 'react';
import { PatientError, fetchMessages } from '../patient.api';

const POLL_MS = 20_000;

/** Whether the quote itself was replaced, rather than only its link. */
export function isNewVersion({ code, facts }: PatientError): boolean {
  return code === 'LINK_SUPERSEDED' && facts.replacedBy === 'NEW_VERSION';
}

/** Polls whether the quote is still current. An open conversation polls anyway. */
export function usePollForReplacement(
  token: string,
  isAsked: boolean,
  onProblem: (problem: PatientError) => boolean,
): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const checkForReplacement = () => {
      if (document.visibilityState !== 'visible') return;
      fetchMessages(token).catch((problem: unknown) => {
        if (!(problem instanceof PatientError)) throw problem;
        // Only report what ends the session; a lost connection has its own notice.
        if (isNewVersion(problem)) onProblem(problem);
      });
    };
    const timer = setInterval(checkForReplacement, POLL_MS);
    document.addEventListener('visibilitychange', checkForReplacement);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkForReplacement);
    };
  }, [token, isAsked, onProblem]);
}
