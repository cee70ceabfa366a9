import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { clearDraft, clearQuestion } from './answer/answer.draft';
import { isReturn } from './deposit/deposit-return';
import type { DateParts } from './fields/date-parts';
import { ACCESS_ERROR } from './frame/frame.en';
import { isLinkEndingCode, toLinkFailure } from './frame/link-failure';
import { fetchQuote, PatientError, type AnswerReceipt } from './patient.api';
import { toResultScreen, toScreen, type Screen } from './frame/patient.screen';
import { isNewVersion } from './steps/use-poll-for-replacement';

// A function, because its texts are in the page's language.
const rejectMissingToken = () =>
  new PatientError(
    'LINK_MALFORMED',
    isReturn(window.location.pathname) ? ACCESS_ERROR.paidElsewhere : ACCESS_ERROR.noToken,
  );

const LOADING: Screen = { name: 'loading' };

function toFailedScreen(error: unknown): Screen {
  if (!(error instanceof PatientError)) throw error;
  return { name: 'failed', failure: toLinkFailure(error) };
}

/** A quote replaced while open stays on screen with a notice. Any other end shows a screen of its own. */
function toEndedScreen(now: Screen, problem: PatientError): Screen {
  if (now.name !== 'open' || !isNewVersion(problem)) return toFailedScreen(problem);
  return { ...now, replaced: now.replaced + 1 };
}

/** Asks the patient to identify again in the way the practice currently requires, keeping what was typed. */
async function requestIdentification(
  token: string,
  setScreen: Dispatch<SetStateAction<Screen>>,
): Promise<void> {
  const view = await fetchQuote(token).catch((error: unknown) => {
    if (!(error instanceof PatientError)) throw error;
    return null; // Identifying will report the error.
  });
  const method = view?.state === 'identify' ? view.identification : 'DATE_OF_BIRTH';
  setScreen((now) => (now.name === 'open' ? { ...now, askAgain: method } : now));
}

/** Loads the quote behind a link and manages which screen is shown. */
export function usePatientQuote(token: string | null) {
  const [screen, setScreen] = useState<Screen>(() =>
    token === null ? toFailedScreen(rejectMissingToken()) : LOADING,
  );
  const [attempt, setAttempt] = useState(0);
  const [dateOfBirth, setDateOfBirth] = useState<DateParts | null>(null);

  useEffect(() => {
    if (token === null) return undefined;
    let current = true;
    fetchQuote(token)
      .then((view) => current && setScreen(toScreen(view)))
      .catch((error: unknown) => current && setScreen(toFailedScreen(error)));
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
      if (token !== null) (receipt.response === 'query' ? clearQuestion : clearDraft)(token);
      setScreen((now) => {
        if (now.name !== 'open') return now;
        return toResultScreen(now.practice, now.quote, receipt);
      });
    },
    [token],
  );

  /** Handles a problem while answering that needs another screen. Returns whether it did. */
  const interrupted = useCallback(
    (problem: PatientError): boolean => {
      if (isLinkEndingCode(problem.code)) setScreen((now) => toEndedScreen(now, problem));
      else if (problem.code === 'IDENTITY_REQUIRED' && token !== null)
        void requestIdentification(token, setScreen);
      else if (problem.code === 'ALREADY_ANSWERED' || problem.code === 'LINK_LOCKED') reload();
      else return false;
      return true;
    },
    [reload, token],
  );

  /** Shows why the version that replaced the quote cannot be opened from here. */
  const refused = useCallback((problem: PatientError) => setScreen(toFailedScreen(problem)), []);

  return { screen, dateOfBirth, reload, identified, answered, interrupted, refused };
}
