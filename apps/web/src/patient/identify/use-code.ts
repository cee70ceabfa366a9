import { useEffect, useState } from 'react';
import { requestCode, type PatientError } from '../patient.api';
import { failureText, useCall } from '../use-call';

/** Emails take a moment, and requesting another code invalidates the one on its way. */
const RESEND_DELAY_SECONDS = 60;

/** An emailed code: what was typed, whether one was requested, and when another can be. */
export interface CodeState {
  typed: string;
  asked: boolean;
  busy: boolean;
  /** Seconds until another code can be requested. */
  wait: number;
  problem: string | null;
  type: (text: string) => void;
  ask: () => Promise<void>;
  /** Clears an expired code and allows requesting another immediately. */
  isOver: () => void;
}

export function useIdentityCode(
  token: string,
  onProblem: (problem: PatientError) => boolean,
  onSent: () => void,
): CodeState {
  const [typed, setTyped] = useState('');
  const [requested, setRequested] = useState(false);
  const { busy, run } = useCall();
  const [wait, setWait] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const isWaiting = wait > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function ask() {
    if (isWaiting) return;
    await run(
      async () => {
        setProblem(null);
        await requestCode(token);
        setRequested(true);
        setTyped('');
        onSent();
        setWait(RESEND_DELAY_SECONDS);
      },
      (error) => {
        if (error.code === 'TOO_MANY_REQUESTS') setWait(error.retryAfterSeconds ?? RESEND_DELAY_SECONDS);
        else if (!onProblem(error)) setProblem(failureText(error));
      },
    );
  }

  return {
    typed,
    asked: requested,
    busy,
    wait,
    problem,
    ask,
    // Extracts the digits from pasted text such as "123 456" or "Your code is 123456".
    type: (text) => setTyped(text.replace(/\D/g, '').slice(0, 6)),
    isOver: () => {
      setTyped('');
      setWait(0);
    },
  };
}
