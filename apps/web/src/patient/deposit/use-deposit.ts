import { useCallback, useEffect, useState } from 'react';
import type { PatientDeposit } from '@quillcare/contracts';
import { finishDeposit, PatientProblem, payDeposit, readDeposit } from '../patient.api';
import { forgetLeftPage, leftPage, rememberLink } from './deposit-return';

const POLL_MS = 10_000;

/** Loads the deposit, and polls while a payment is in progress. */
export function useDeposit(token: string) {
  const [deposit, setDeposit] = useState<PatientDeposit | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isChecking, setChecking] = useState(false);

  const load = useCallback(async () => {
    setChecking(leftPage() !== null);
    try {
      setDeposit(await present(token));
      setFailed(false);
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
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
async function present(token: string): Promise<PatientDeposit> {
  const sessionId = leftPage();
  if (sessionId === null) return readDeposit(token);
  try {
    const deposit = await finishDeposit(token, sessionId);
    forgetLeftPage();
    return deposit;
  } catch (problem) {
    if (problem instanceof PatientProblem && problem.code === 'OFFLINE') throw problem;
    // A payment is detected later anyway, so show what is known.
    forgetLeftPage();
    return readDeposit(token);
  }
}

/** Opens the payment page, or reports why it cannot be opened. */
export function usePayment(token: string, onRefused: () => void) {
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<PatientProblem | null>(null);
  const pay = async () => {
    if (isOpening) return;
    setOpening(true);
    setRefusal(null);
    try {
      const { url } = await payDeposit(token);
      rememberLink(token);
      window.location.assign(url);
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
      setRefusal(problem);
      setOpening(false);
      if (problem.code === 'DEPOSIT_REFUSED') onRefused();
    }
  };
  return { pay, isOpening, refusal };
}
