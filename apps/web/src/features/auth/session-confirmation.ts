import { useCallback, useEffect, useRef } from 'react';
import { useSessionControl } from '../../shared/session/session.context';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { SignInError } from './sign-in-problem';
import { delay } from './sign-in-retries';

export const POLL_MS = 400;
const CONFIRM_MS = 15_000;
/** How long a single read of the session may go unanswered, in milliseconds. */
const READ_TIMEOUT_MS = 10_000;

type Status = 'loading' | 'signed-out' | 'unreachable' | 'signed-in';

export interface SessionReader {
  status: () => Status;
  /** Starts reading the session from the cookies. */
  read: () => void;
  delay?: (ms: number) => Promise<void>;
}

/** Reads the session and polls every 400 ms, for up to 15 seconds, until it is there. Throws `SignInError` on timeout. */
export async function establishSession({ status, read, delay: wait = delay }: SessionReader): Promise<void> {
  const startedAt = Date.now();
  let answeredAt = startedAt;
  read();
  for (;;) {
    await wait(POLL_MS);
    const now = Date.now();
    const current = status();
    if (current === 'signed-in') return;
    if (current !== 'loading') answeredAt = now;
    if (now - answeredAt >= READ_TIMEOUT_MS)
      throw new SignInError(word(messagesWords, 'signIn.setupTimeout'));
    if (now - startedAt >= CONFIRM_MS) throw new SignInError(word(messagesWords, 'signIn.sessionTimeout'));
    // Rejected: the browser has not stored the cookies yet, or blocks them.
    if (current === 'signed-out') read();
  }
}

/**
 * Returns a function that confirms the session after a sign-in. If it does not arrive, the attempt is ended so that the form is
 * usable again.
 */
export function useSessionConfirmation(): () => Promise<void> {
  const { state, begin, end } = useSessionControl();
  const status = useRef<Status>(state.status);
  useEffect(() => {
    status.current = state.status;
  }, [state.status]);
  return useCallback(async () => {
    try {
      await establishSession({ status: () => status.current, read: begin });
    } catch (error) {
      end();
      throw error;
    }
  }, [begin, end]);
}
