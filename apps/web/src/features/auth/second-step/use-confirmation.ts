import { useCallback, useState } from 'react';
import { confirmIdentity, type Confirmation } from '@quillcare/contracts';
import { toProblem, type ApiProblem } from '../../../shared/api/problem';
import { useOperationMutation } from '../../../shared/api/hooks';
import { currentLocale } from '../../../shared/words/locale.store';
import { useSessionControl } from '../../../shared/session/session.context';
import { relativeWait } from '../../../shared/formats/wait-words';
import { showToast } from '../../../shared/toasts/toast.store';
import { secondStepWords } from './second-step.en';
import { word } from '../../../shared/words/words';

/** At or below this many remaining recovery codes, the user is urged to generate new ones. */
export const FEW_CODES = 3;

export interface Refusal {
  message: string;
  /** True if the problem lies with the typed value and belongs at the field. */
  isAtField: boolean;
}

export interface Confirming {
  confirm: (proof: Confirmation) => Promise<void>;
  isBusy: boolean;
  refusal: Refusal | null;
  forgetRefusal: () => void;
}

/**
 * Returns a function that sends a proof of identity to the server and updates the session from its answer. It rejects with an
 * `ApiProblem`.
 */
export function useProof(onConfirmed: () => void): (proof: Confirmation) => Promise<void> {
  const [run] = useOperationMutation(confirmIdentity);
  const { update } = useSessionControl();
  return useCallback(
    async (proof: Confirmation) => {
      const { session, recoveryCodesLeft } = await run({ body: proof });
      if (proof.way === 'recovery') tellCodesLeft(recoveryCodesLeft);
      update(session);
      onConfirmed();
    },
    [run, update, onConfirmed],
  );
}

/** `useProof` for a form with a single field, with the server's refusal as state. */
export function useConfirmation(onConfirmed: () => void): Confirming {
  const prove = useProof(onConfirmed);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const confirm = async (proof: Confirmation) => {
    setBusy(true);
    setRefusal(null);
    try {
      await prove(proof);
    } catch (error) {
      setRefusal(refusalOf(toProblem(error)));
    } finally {
      setBusy(false);
    }
  };
  return { confirm, isBusy, refusal, forgetRefusal: () => setRefusal(null) };
}

/** Turns a rejected proof or first code into a message. */
export function refusalOf(problem: ApiProblem, now = Date.now()): Refusal {
  if (problem.code === 'TOO_MANY_REQUESTS') return { message: tooMany(problem, now), isAtField: false };
  const [wrong] = problem.errors ?? [];
  return wrong
    ? { message: wrong.message, isAtField: true }
    : { message: problem.detail, isAtField: problem.code === 'INVALID_CREDENTIALS' };
}

const MINUTE_MS = 60_000;

// Gives a time of day as well, because a number of seconds goes stale while the user waits. Rounded up to the minute so that it
// is never too early.
function tooMany({ retryAfterSeconds }: ApiProblem, now: number): string {
  if (!retryAfterSeconds) return word(secondStepWords, 'confirm.tooManySoon');
  const clock = new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' });
  return word(secondStepWords, 'confirm.tooMany', {
    wait: relativeWait(retryAfterSeconds),
    at: clock.format(Math.ceil((now + retryAfterSeconds * 1_000) / MINUTE_MS) * MINUTE_MS),
  });
}

function tellCodesLeft(left: number): void {
  showToast({
    title: word(secondStepWords, 'confirm.codesLeft', { count: left }),
    message: left <= FEW_CODES ? word(secondStepWords, 'confirm.codesLeftHint') : undefined,
    tone: left <= FEW_CODES ? 'warning' : 'info',
    action: left <= FEW_CODES ? { label: word(secondStepWords, 'confirm.renew'), to: '/profile' } : undefined,
  });
}
