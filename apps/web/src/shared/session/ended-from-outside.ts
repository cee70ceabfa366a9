import { onSessionEnded } from '../api/session-events';
import { forgetDrafts } from '../forms/record/draft.store';
import { forgetRecent } from '../recent/recent.store';
import { hasRememberedSession } from './session.cache';
import { rememberEnding, rememberOtherTabSignedOut } from './session.ending';
import { onOtherTabSignedOut } from './session.store';

/** Calls `leave` when the server or another tab ended the session, and stores the reason for the sign-in page. */
export function onEndedFromOutside(leave: () => void): () => void {
  const stopServer = onSessionEnded((reason) => {
    const hadSession = hasRememberedSession();
    leave();
    if (!hadSession) return;
    if (reason === 'SIGNED_OUT') signedOutElsewhere();
    else rememberEnding(reason);
  });
  const stopOtherTab = onOtherTabSignedOut(() => {
    leave();
    signedOutElsewhere();
  });
  return () => {
    stopServer();
    stopOtherTab();
  };
}

/** Signing out discards drafts in every tab. An expired session does not. */
function signedOutElsewhere(): void {
  forgetDrafts();
  forgetRecent();
  rememberOtherTabSignedOut();
}
