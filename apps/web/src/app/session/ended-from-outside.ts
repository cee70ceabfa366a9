import { onSessionEnded } from '../api/session-events';
import { hasRememberedSession } from './session.cache';
import { rememberEnding } from './session.ending';

/** Leaves when the server ends the session; whoever had one here will be told at the sign-in page. */
export function onEndedFromOutside(leave: () => void): () => void {
  return onSessionEnded((reason) => {
    const hadSession = hasRememberedSession();
    leave();
    if (hadSession) rememberEnding(reason);
  });
}
