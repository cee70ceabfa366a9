import { useCallback, useState } from 'react';
import { confirmIdentity, type Confirmation } from '@quillcare/contracts';
import { toProblem, type ApiProblem } from '../../../shared/api/problem';
import { useOperationMutation } from '../../../shared/api/hooks';
import { currentLocale } from '../../../shared/words/locale.store';
import { useSessionControl } from '../../../shared/session/session.context';
import { formatWait } from '../../../shared/formats/wait-words';
import { showToast } from '../../../shared/toasts/toast.store';
import { secondStepWords } from './second-step.en';
import { word } from '../../../shared/words/words';

/** At or below this many remaining recovery codes, the user is urged to generate new ones. */
export const LOW_CODES_THRESHOLD = 3;

export interface ConfirmationError {
  message: string;
  /** True if the problem lies with the typed value and belongs at the field. */
  isAtField: boolean;
}

export interface ConfirmationState {
  confirm: (proof: Confirmation) => Promise<void>;
  isBusy: boolean;
  refusal: ConfirmationError | null;
  forgetRefusal: () => void;
}

/**
 * Returns a function that sends a proof of identity to the server and updates the session from its answer. It rejects with an
 * `ApiProblem`.
 */
export function useSubmitProof(onConfirmed: () => void): (proof: Confirmation) => Promise<void> {
  const [run] = useOperationMutation(confirmIdentity);
  const { update } = useSessionControl();
  return useCallback(
    async (proof: Confirmation) => {
      const { session, recoveryCodesLeft } = await run({ body: proof });
      if (proof.way === 'recovery') notifyCodesLeft(recoveryCodesLeft);
      update(session);
      onConfirmed();
    },
    [run, update, onConfirmed],
  );
}

/** `useSubmitProof` for a form with a single field, with the server's refusal as state. */
export function useConfirmation(onConfirmed: () => void): ConfirmationState {
  const prove = useSubmitProof(onConfirmed);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ConfirmationError | null>(null);
  const confirm = async (proof: Confirmation) => {
    setBusy(true);
    setRefusal(null);
    try {
      await prove(proof);
    } catch (error) {
      setRefusal(toConfirmationError(toProblem(error)));
    } finally {
      setBusy(false);
    }
  };
  return { confirm, isBusy, refusal, forgetRefusal: () => setRefusal(null) };
}

/** Turns a rejected proof or first code into a message. */
export function toConfirmationError(problem: ApiProblem, now = Date.now()): ConfirmationError {
  if (problem.code === 'TOO_MANY_REQUESTS')
    return { message: rateLimitMessage(problem, now), isAtField: false };
  const [wrong] = problem.errors ?? [];
  return wrong
    ? { message: wrong.message, isAtField: true }
    : { message: problem.detail, isAtField: problem.code === 'INVALID_CREDENTIALS' };
}

const MINUTE_MS = 60_000;

// Gives a time of day as well, because a number of seconds goes stale while the user waits. Rounded up to the minute so that it
// is never too early.
function rateLimitMessage({ retryAfterSeconds }: ApiProblem, now: number): string {
  if (!retryAfterSeconds) return word(secondStepWords, 'confirm.tooManySoon');
  const clock = new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' });
  return word(secondStepWords, 'confirm.tooMany', {
    wait: formatWait(retryAfterSeconds),
    at: clock.format(Math.ceil((now + retryAfterSeconds * 1_000) / MINUTE_MS) * MINUTE_MS),
  });
}

function notifyCodesLeft(remaining: number): void {
  showToast({
    title: word(secondStepWords, 'confirm.codesLeft', { count: remaining }),
    message: remaining <= LOW_CODES_THRESHOLD ? word(secondStepWords, 'confirm.codesLeftHint') : undefined,
    tone: remaining <= LOW_CODES_THRESHOLD ? 'warning' : 'info',
    action:
      remaining <= LOW_CODES_THRESHOLD
        ? { label: word(secondStepWords, 'confirm.renew'), to: '/profile' }
        : undefined,
  });
}
