import { useCallback, useEffect, useState } from 'react';
import type { PatientDeposit } from '@quillcare/contracts';
import { finishDeposit, PatientProblem, payDeposit, readDeposit } from '../patient.api';
import { forgetLeftPage, leftPage, rememberLink } from './deposit-return';

const POLL_MS = 10_000;

/** The deposit as it is now, and the way to pay it. */
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

/** As it is after what was done on the payment page, for somebody who comes back from there. */
async function present(token: string): Promise<PatientDeposit> {
  const sessionId = leftPage();
  if (sessionId === null) return readDeposit(token);
  try {
    const deposit = await finishDeposit(token, sessionId);
    forgetLeftPage();
    return deposit;
  } catch (problem) {
    if (problem instanceof PatientProblem && problem.code === 'OFFLINE') throw problem;
    // What was paid is found later all the same; the page shows what is known.
    forgetLeftPage();
    return readDeposit(token);
  }
}

/** Goes to the payment page; says why where that is not possible. */
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
