import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { clearDraft, forgetQuestion } from './answer/answer.draft';
import { isReturn } from './deposit/deposit-return';
import type { DateParts } from './fields/date-parts';
import { ACCESS_ERROR } from './frame/frame.en';
import { endsTheLink, linkFailureOf } from './frame/link-failure';
import { openQuote, PatientProblem, type AnswerReceipt } from './patient.api';
import { resultOf, screenOf, type Screen } from './frame/patient.screen';
import { isNewVersion } from './steps/use-replaced';

// A function, because its texts are in the page's language.
const noToken = () =>
  new PatientProblem(
    'LINK_MALFORMED',
    isReturn(window.location.pathname) ? ACCESS_ERROR.paidElsewhere : ACCESS_ERROR.noToken,
  );

const LOADING: Screen = { name: 'loading' };

function failed(error: unknown): Screen {
  if (!(error instanceof PatientProblem)) throw error;
  return { name: 'failed', failure: linkFailureOf(error) };
}

/** A quote replaced while open stays on screen with a notice. Any other end shows a screen of its own. */
function ended(now: Screen, problem: PatientProblem): Screen {
  if (now.name !== 'open' || !isNewVersion(problem)) return failed(problem);
  return { ...now, replaced: now.replaced + 1 };
}

/** Asks the patient to identify again in the way the practice currently requires, keeping what was typed. */
async function askAgain(token: string, setScreen: Dispatch<SetStateAction<Screen>>): Promise<void> {
  const view = await openQuote(token).catch((error: unknown) => {
    if (!(error instanceof PatientProblem)) throw error;
    return null; // Identifying will report the error.
  });
  const way = view?.state === 'identify' ? view.identification : 'DATE_OF_BIRTH';
  setScreen((now) => (now.name === 'open' ? { ...now, askAgain: way } : now));
}

/** Loads the quote behind a link and manages which screen is shown. */
export function usePatientQuote(token: string | null) {
  const [screen, setScreen] = useState<Screen>(() => (token === null ? failed(noToken()) : LOADING));
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

  const canRetry = screen.name === 'failed' && screen.failure.retry;
  useEffect(() => {
    if (!canRetry) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [canRetry, reload]);

  /** Continues after identification: loads the quote, or returns to the open one. Keeps the date of birth for the form. */
  const identified = useCallback((parts: DateParts | null) => {
    setDateOfBirth(parts);
    setScreen((now) => (now.name === 'open' ? { ...now, askAgain: null } : LOADING));
    setAttempt((count) => count + 1);
  }, []);

  const answered = useCallback(
    (receipt: AnswerReceipt) => {
      if (token !== null) (receipt.response === 'query' ? forgetQuestion : clearDraft)(token);
      setScreen((now) => {
        if (now.name !== 'open') return now;
        return resultOf(now.practice, now.quote, receipt);
      });
    },
    [token],
  );

  /** Handles a problem while answering that needs another screen. Returns whether it did. */
  const interrupted = useCallback(
    (problem: PatientProblem): boolean => {
      if (endsTheLink(problem.code)) setScreen((now) => ended(now, problem));
      else if (problem.code === 'IDENTITY_REQUIRED' && token !== null) void askAgain(token, setScreen);
      else if (problem.code === 'ALREADY_ANSWERED' || problem.code === 'LINK_LOCKED') reload();
      else return false;
      return true;
    },
    [reload, token],
  );

  /** Shows why the version that replaced the quote cannot be opened from here. */
  const refused = useCallback((problem: PatientProblem) => setScreen(failed(problem)), []);

  return { screen, dateOfBirth, reload, identified, answered, interrupted, refused };
}
