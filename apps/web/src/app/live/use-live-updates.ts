import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { streamEvents, TAGS, type Tag } from '@quillcare/contracts';
import { api } from '../api/api';
import { connection } from '../api/connection';
import { staleTags } from '../api/tags';
import { announce } from './response-toast';
import { startLiveStream } from './live.stream';

/** What others change all day: read again by polling while the stream is away. */
const SHARED: Tag[] = [
  'Notification',
  'Quote',
  'Callback',
  'SurgeryCase',
  'Client',
  'Import',
  'Subscription',
];
/** What may have changed while the stream was away; that it is back says that the session holds. */
const ALL = TAGS.filter((tag) => tag !== 'Session');
/** A short break is not worth a banner. */
const GRACE_MS = 8_000;

/** Live updates for the signed-in person, for as long as the component is mounted. */
export function useLiveUpdates(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    let grace: ReturnType<typeof setTimeout> | undefined;
    const readAgain = (tags: Tag[]) => dispatch(api.util.invalidateTags(tags.map((type) => ({ type }))));
    const stop = startLiveStream({
      open: () => new EventSource(`/api${streamEvents.http!.path}`, { withCredentials: true }),
      onTags: (tags) => dispatch(api.util.invalidateTags(staleTags(tags))),
      onNotification: (notification) => {
        readAgain(['Notification']);
        announce(notification, dispatch);
      },
      onOpen: (isFirst) => {
        clearTimeout(grace);
        grace = undefined;
        connection.serverAnswered(true);
        connection.streamIs(true);
        if (!isFirst) readAgain(ALL);
      },
      onDown: () => {
        grace ??= setTimeout(() => connection.streamIs(false), GRACE_MS);
        // The stream may have ended because the session did: asking renews it, or ends the page's session.
        readAgain(['Session']);
      },
      onPoll: () => readAgain(SHARED),
    });
    return () => {
      stop();
      clearTimeout(grace);
      connection.streamIs(true);
    };
  }, [dispatch]);
}
