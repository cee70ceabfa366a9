import { useCallback, useEffect, useState } from 'react';
import type { PatientDeposit } from '@quillcare/contracts';
import { finishDeposit, PatientError, payDeposit, fetchDeposit } from '../patient.api';
import { removeCheckoutFromUrl, returnedCheckoutId, rememberLink } from './deposit-return';

const POLL_MS = 10_000;

/** Loads the deposit, and polls while a payment is in progress. */
export function useDeposit(token: string) {
  const [deposit, setDeposit] = useState<PatientDeposit | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isChecking, setChecking] = useState(false);

  const load = useCallback(async () => {
    setChecking(returnedCheckoutId() !== null);
    try {
      setDeposit(await readCurrentDeposit(token));
      setFailed(false);
    } catch (problem) {
      if (!(problem instanceof PatientError)) throw problem;
      setFailed(true);
    } finally {
      setChecking(false);
    }
  }, [token]);

  useEffect(() => {
    const first = setTimeout(() => void load());
    return () => clearTimeout(first);
  }, [load]);

  const isUnderWay = deposit?.standing === 'UNDER_WAY';
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, load]);

  return { deposit, hasFailed, isChecking, load };
}

/** Reads the deposit. For a patient returning from the payment page, completes the checkout first. */
async function readCurrentDeposit(token: string): Promise<PatientDeposit> {
  const sessionId = returnedCheckoutId();
  if (sessionId === null) return fetchDeposit(token);
  try {
    const deposit = await finishDeposit(token, sessionId);
    removeCheckoutFromUrl();
    return deposit;
  } catch (problem) {
    if (problem instanceof PatientError && problem.code === 'OFFLINE') throw problem;
    // A payment is detected later anyway, so show what is known.
    removeCheckoutFromUrl();
    return fetchDeposit(token);
  }
}

/** Opens the payment page, or reports why it cannot be opened. `onChanged` is called when the deposit may have changed. */
export function usePayment(token: string, onChanged: () => Promise<void>) {
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<PatientError | null>(null);
  useEffect(() => {
    // With the Back button, a browser may show this page as the patient left it.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setOpening(false);
      void onChanged();
    };
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, [onChanged]);
  const pay = async () => {
    if (isOpening) return;
    setOpening(true);
    setRefusal(null);
    try {
      const { url } = await payDeposit(token);
      rememberLink(token);
      window.location.assign(url);
    } catch (problem) {
      if (!(problem instanceof PatientError)) throw problem;
      setRefusal(problem);
      setOpening(false);
      if (problem.code === 'DEPOSIT_REFUSED') await onChanged();
    }
  };
  return { pay, isOpening, refusal };
}
