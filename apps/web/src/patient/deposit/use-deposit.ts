import { useCallback, useEffect, useState } from 'react';
import type { PatientDeposit } from '@quillcare/contracts';
import { finishDeposit, PatientError, payDeposit, fetchDeposit } from '../patient.api';
import { reloadIfExpired } from '../use-call';
import { removeCheckoutFromUrl, returnedCheckoutId, rememberLink } from './deposit-return';

const POLL_MS = 10_000;

/** Loads the deposit, and polls while a payment is in progress. */
export function useDeposit(token: string, reload: () => void) {
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
      if (!reloadIfExpired(problem, reload)) setFailed(true);
    } finally {
      setChecking(false);
    }
  }, [token, reload]);

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

interface PaymentCallbacks {
  /** Called when the deposit may have changed. */
  onChanged: () => Promise<void>;
  reload: () => void;
}

/** Opens the payment page, or reports why it cannot be opened. */
export function usePayment(token: string, { onChanged, reload }: PaymentCallbacks) {
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
      if (reloadIfExpired(problem, reload)) return;
      setRefusal(problem);
      setOpening(false);
      if (problem.code === 'DEPOSIT_REFUSED') await onChanged();
    }
  };
  return { pay, isOpening, refusal };
}
