import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { TAGS } from '@quillcare/contracts';
import { api } from '../api/api';
import { connection, watchNetwork } from '../api/connection';

export const RETRY_MS = 5_000;

/** While the server is unreachable, reads the session every 5 seconds, then refetches what is on screen. */
export function useRecovery(isSignedIn: boolean, hasFailed: boolean, readSession: () => void): void {
  const dispatch = useDispatch();
  const status = useSyncExternalStore(connection.subscribe, connection.status, connection.status);
  const before = useRef(status);
  useEffect(() => watchNetwork(connection), []);
  const isTrying = isSignedIn && (hasFailed || status !== 'connected');
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setInterval(readSession, RETRY_MS);
    return () => clearInterval(timer);
  }, [isTrying, readSession]);
  useEffect(() => {
    const isBack = status === 'connected' && before.current !== 'connected';
    before.current = status;
    if (isBack && isSignedIn) dispatch(api.util.invalidateTags(TAGS.map((type) => ({ type }))));
  }, [status, isSignedIn, dispatch]);
}
