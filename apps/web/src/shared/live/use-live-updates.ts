import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { streamEvents, TAGS, type Tag } from '@quillcare/contracts';
import { connection } from '../api/connection';
import { refresh, refreshAfter } from '../api/refresh';
import type { store } from '../api/store';
import { identityKey } from '../session/identity-watcher';
import { useSession } from '../session/session.context';
import { showResponseToast } from './response-toast';
import type { Locks } from './live.leader';
import { startLiveUpdates, type Channel } from './live.sharing';

/** What colleagues and patients change throughout the day. Polled while the stream is down. */
const SHARED: Tag[] = [
  'Notification',
  'Quote',
  'Callback',
  'SurgeryCase',
  'Client',
  'Import',
  'Subscription',
];
/** What may have changed while the stream was down. Excludes the session, because the stream only opens with a valid one. */
const ALL = TAGS.filter((tag) => tag !== 'Session');
/** Shorter interruptions show no banner. */
const OUTAGE_GRACE_MS = 8_000;

function openChannel(name: string): Channel {
  return new BroadcastChannel(name);
}

/** Receives live updates for the signed-in user while the component is mounted. */
export function useLiveUpdates(): void {
  const dispatch = useDispatch<typeof store.dispatch>();
  const name = `quillcare.live ${identityKey(useSession())}`;
  useEffect(() => {
    let grace: ReturnType<typeof setTimeout> | undefined;
    const refetchTags = (tags: Tag[]) => dispatch(refresh(tags.map((type) => ({ type }))));
    const stop = startLiveUpdates({
      name,
      locks: navigator.locks as Locks | undefined,
      openChannel: typeof BroadcastChannel === 'undefined' ? undefined : openChannel,
      open: () => new EventSource(`/api${streamEvents.http!.path}`, { withCredentials: true }),
      onChanges: (changes) => void dispatch(refreshAfter(changes)),
      onNotification: (notification) => {
        refetchTags(['Notification']);
        showResponseToast(notification, dispatch);
      },
      onOpen: (isFirst) => {
        clearTimeout(grace);
        grace = undefined;
        connection.serverAnswered(true);
        connection.streamIs(true);
        if (!isFirst) refetchTags(ALL);
      },
      onDown: () => {
        grace ??= setTimeout(() => connection.streamIs(false), OUTAGE_GRACE_MS);
        // The stream may have ended together with the session. Reading the session renews it, or signs the user out of the app.
        refetchTags(['Session']);
      },
      onPoll: () => refetchTags(SHARED),
    });
    return () => {
      stop();
      clearTimeout(grace);
      connection.streamIs(true);
    };
  }, [dispatch, name]);
}
