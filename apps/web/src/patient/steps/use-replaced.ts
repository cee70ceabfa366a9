import { useEffect } from 'react';
import { PatientProblem, readMessages } from '../patient.api';

const POLL_MS = 20_000;

/** Whether the quote itself was replaced, rather than only its link. */
export function isNewVersion({ code, facts }: PatientProblem): boolean {
  return code === 'LINK_SUPERSEDED' && facts.replacedBy === 'NEW_VERSION';
}

/** Polls whether the quote is still current. An open conversation polls anyway. */
export function useReplaced(
  token: string,
  isAsked: boolean,
  onProblem: (problem: PatientProblem) => boolean,
): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      readMessages(token).catch((problem: unknown) => {
        if (!(problem instanceof PatientProblem)) throw problem;
        // Only report what ends the session; a lost connection has its own notice.
        if (isNewVersion(problem)) onProblem(problem);
      });
    };
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [token, isAsked, onProblem]);
}
