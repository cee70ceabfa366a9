import { useCallback, useEffect, useState } from 'react';
import { clearDraft } from './answer.draft';
import type { DateParts } from './date-parts';
import { endsTheLink, linkFailureOf } from './link-failure';
import { openQuote, PatientProblem, type AnswerReceipt } from './patient.api';
import { resultOf, screenOf, type Screen } from './patient.screen';

const NO_TOKEN = new PatientProblem('LINK_MALFORMED', 'Invalid or missing quote access token');

const LOADING: Screen = { name: 'loading' };

function failed(error: unknown): Screen {
  if (!(error instanceof PatientProblem)) throw error;
  return { name: 'failed', failure: linkFailureOf(error) };
}

/** Loads the quote behind a link and moves the page from screen to screen. */
export function usePatientQuote(token: string | null) {
  const [screen, setScreen] = useState<Screen>(token === null ? failed(NO_TOKEN) : LOADING);
  const [attempt, setAttempt] = useState(0);
  const [dateOfBirth, setDateOfBirth] = useState<DateParts | null>(null);

  useEffect(() => {
    if (token === null) return undefined;
    let current = true;
    openQuote(token)
      .then((view) => current && setScreen(screenOf(view)))
      .catch((error: unknown) => current && setScreen(failed(error)));
    return () => {
      current = false;
    };
  }, [token, attempt]);

  const reload = useCallback(() => {
    setScreen(LOADING);
    setAttempt((count) => count + 1);
  }, []);

  /** After the correct date of birth: opens the form with it, or continues where the person was. */
  const identified = useCallback((parts: DateParts) => {
    setDateOfBirth(parts);
    setScreen((now) => (now.name === 'open' ? { ...now, askAgain: false } : LOADING));
    setAttempt((count) => count + 1);
  }, []);

  const answered = useCallback((receipt: AnswerReceipt) => {
    setScreen((now) => {
      if (now.name !== 'open') return now;
      clearDraft(now.quote);
      return resultOf(now.practice, now.quote, receipt);
    });
  }, []);

  /** Handles a problem while answering that needs another screen; returns whether it did. */
  const interrupted = useCallback(
    (problem: PatientProblem): boolean => {
      if (endsTheLink(problem.code)) setScreen(failed(problem));
      else if (problem.code === 'IDENTITY_REQUIRED')
        setScreen((now) => (now.name === 'open' ? { ...now, askAgain: true } : now));
      else if (problem.code === 'ALREADY_ANSWERED' || problem.code === 'LINK_LOCKED') reload();
      else return false;
      return true;
    },
    [reload],
  );

  return { screen, dateOfBirth, reload, identified, answered, interrupted };
}
