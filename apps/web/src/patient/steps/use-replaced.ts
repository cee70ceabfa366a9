import { useEffect } from 'react';
import { PatientProblem, readMessages } from '../patient.api';

const POLL_MS = 20_000;

/** Whether the quote itself was replaced, and not only its link. */
export function isNewVersion({ code, facts }: PatientProblem): boolean {
  return code === 'LINK_SUPERSEDED' && facts.replacedBy === 'NEW_VERSION';
}

/** Asks now and then whether the quote is still the current one. An open conversation asks by itself. */
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
        // Only what ends the reading is told; a connection that is lost has a notice of its own.
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
