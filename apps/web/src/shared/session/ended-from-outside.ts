import { onSessionEnded } from '../api/session-events';
import { hasRememberedSession } from './session.cache';
import { rememberEnding, rememberOtherTabSignedOut } from './session.ending';
import { onOtherTabSignedOut } from './session.store';

/**
 * Calls `leave` when the server or another tab ended the session, and stores the reason for the sign-in page.
 */
export function onEndedFromOutside(leave: () => void): () => void {
  const stopServer = onSessionEnded((reason) => {
    const hadSession = hasRememberedSession();
    leave();
    if (!hadSession) return;
    if (reason === 'SIGNED_OUT') rememberOtherTabSignedOut();
    else rememberEnding(reason);
  });
  const stopOtherTab = onOtherTabSignedOut(() => {
    leave();
    rememberOtherTabSignedOut();
  });
  return () => {
    stopServer();
    stopOtherTab();
  };
}
