import { useCallback, useEffect, useRef } from 'react';
import { useSessionControl } from '../../shared/session/session.context';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { SignInFailure } from './sign-in-problem';
import { pause } from './sign-in-tries';

export const POLL_MS = 400;
const CONFIRM_MS = 15_000;
/** How long one reading of the session may stay without any answer. */
const SETUP_MS = 10_000;

type Status = 'loading' | 'signed-out' | 'unreachable' | 'signed-in';

export interface SessionReader {
  status: () => Status;
  /** Reads the session that the cookies carry. */
  read: () => void;
  wait?: (ms: number) => Promise<void>;
}

/** Reads the session and waits until it is there: looks every 400 ms, for up to 15 seconds. */
export async function establishSession({ status, read, wait = pause }: SessionReader): Promise<void> {
  const startedAt = Date.now();
  let answeredAt = startedAt;
  read();
  for (;;) {
    await wait(POLL_MS);
    const now = Date.now();
    const current = status();
    if (current === 'signed-in') return;
    if (current !== 'loading') answeredAt = now;
    if (now - answeredAt >= SETUP_MS) throw new SignInFailure(word(messagesWords, 'signIn.setupTimeout'));
    if (now - startedAt >= CONFIRM_MS) throw new SignInFailure(word(messagesWords, 'signIn.sessionTimeout'));
    // Refused: the browser has not kept the cookies yet, or keeps none.
    if (current === 'signed-out') read();
  }
}

/** Confirms the session after a sign-in; one that does not come is given up, so that the form can be used again. */
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
