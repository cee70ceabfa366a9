import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Session } from '@quillcare/contracts';
import { api } from '../api/api';
import { discardUnsavedWork } from '../leaving/unsaved-work.store';
import { onOtherTabChanged, tellOtherTabs } from './other-tabs';
import { person } from './person';
import { forgetSession } from './session.cache';

/** Tracks who is signed in, here and in other tabs, and clears everything when that changes. */
export function usePersonChange(isExpected: boolean, session: Session | undefined, readSession: () => void) {
  const [isChanging, setChanging] = useState(false);
  const dispatch = useDispatch();
  useEffect(() => {
    if (isExpected && session) person.meet(session);
  }, [isExpected, session]);
  useEffect(() => (isExpected ? onOtherTabChanged(readSession) : undefined), [isExpected, readSession]);
  useEffect(() => person.onChange(tellOtherTabs), []);
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
