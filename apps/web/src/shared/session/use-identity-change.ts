import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Session } from '@quillcare/contracts';
import { api } from '../api/api';
import { discardUnsavedWork } from '../leaving/unsaved-work.store';
import { identityWatcher } from './identity-watcher';
import { forgetSession } from './session.cache';

const CHANNEL = 'quillcare.person';

/** Tracks who is signed in, here and in other tabs, and clears everything when that changes. */
export function useIdentityChange(
  isExpected: boolean,
  session: Session | undefined,
  readSession: () => void,
) {
  const [isChanging, setChanging] = useState(false);
  const dispatch = useDispatch();
  useEffect(() => {
    if (isExpected && session) identityWatcher.observe(session);
  }, [isExpected, session]);
  useEffect(() => (isExpected ? onOtherTabChanged(readSession) : undefined), [isExpected, readSession]);
  useEffect(() => identityWatcher.onChange(notifyOtherTabs), []);
  const change = useCallback(
    async (go: () => void | Promise<void>) => {
      setChanging(true);
      // The previous user's unsaved work must neither be saved by the next one nor block navigation.
      discardUnsavedWork();
      forgetSession();
      dispatch(api.util.resetApiState());
      try {
        await go();
      } finally {
        setChanging(false);
      }
    },
    [dispatch],
  );
  return { isChanging, change };
}

/**
 * Channel that notifies the tabs of this browser, which share one session, of a different user. It carries no data: each tab
 * reads the session from the server.
 */
function channel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Makes the other tabs check who is signed in. */
export function notifyOtherTabs(): void {
  const open = channel();
  open?.postMessage('changed');
  open?.close();
}

function onOtherTabChanged(listener: () => void): () => void {
  const open = channel();
  if (!open) return () => undefined;
  open.onmessage = listener;
  return () => open.close();
}
