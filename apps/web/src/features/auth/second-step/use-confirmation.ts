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

/** So few recovery codes are left that new ones should be made. */
export const FEW_CODES = 3;

export interface Refusal {
  message: string;
  /** It is about what was typed, and stands at the field. */
  isAtField: boolean;
}

export interface Confirming {
  confirm: (proof: Confirmation) => Promise<void>;
  isBusy: boolean;
  refusal: Refusal | null;
  forgetRefusal: () => void;
}

/** Gives the server a proof of identity, and the app the session that follows from it; rejects with an `ApiProblem`. */
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

/** The same for a form of one field, with what the server refused. */
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

/** What to say of a proof, or a first code, that was not accepted. */
export function refusalOf(problem: ApiProblem, now = Date.now()): Refusal {
  if (problem.code === 'TOO_MANY_REQUESTS') return { message: tooMany(problem, now), isAtField: false };
  const [wrong] = problem.errors ?? [];
  return wrong
    ? { message: wrong.message, isAtField: true }
    : { message: problem.detail, isAtField: problem.code === 'INVALID_CREDENTIALS' };
}

const MINUTE_MS = 60_000;

// A time of day stays true while the person waits; a number of seconds does not. It is never a minute too early.
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
