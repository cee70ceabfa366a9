import type { Change } from '../api/refresh';
import type { LiveMessage, LiveNotification } from './live.messages';

export const POLL_MS = 60_000;
const BATCH_MS = 120;

export interface LiveHandlers {
  onChanges: (changes: Change[]) => void;
  onNotification: (notification: LiveNotification) => void;
  /** Called when the stream opens. Unless it is the first time in this tab, changes may have been missed. */
  onOpen: (isFirst: boolean) => void;
  onDown: () => void;
  /** Called every minute while the stream is down. */
  onPoll: () => void;
}

export interface LiveListener {
  onMessage: (message: LiveMessage) => void;
  /** Pauses listening. Changes may have been missed by the time the stream opens again. */
  pause: () => void;
}

/** Calls this tab's handlers for messages of the stream, which may be held by another tab. */
export function createLiveListener(handlers: LiveHandlers): LiveListener {
  let wasOpen = false;
  let isOpen = false;
  let poll: ReturnType<typeof setInterval> | undefined;
  const gather = batchChanges(handlers.onChanges);

  const stopPolling = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const handleOpen = () => {
    stopPolling();
    isOpen = true;
    handlers.onOpen(!wasOpen);
    wasOpen = true;
  };
  const handleDown = () => {
    isOpen = false;
    handlers.onDown();
    poll ??= setInterval(handlers.onPoll, POLL_MS);
  };
  return {
    onMessage: (message) => {
      if (message.kind === 'opened') handleOpen();
      if (message.kind === 'down') handleDown();
      if (message.kind === 'state' && message.isOpen && !isOpen) handleOpen();
      if (message.kind === 'state' && !message.isOpen && !poll) handleDown();
      if (message.kind === 'tags') gather({ tags: message.tags, cause: message.cause });
      if (message.kind === 'notification') handlers.onNotification(message.notification);
    },
    pause: () => {
      stopPolling();
      isOpen = false;
    },
  };
}

// A command may publish several events. A short delay combines them into one refresh.
function batchChanges(onChanges: LiveHandlers['onChanges']): (change: Change) => void {
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (change) => {
    waiting.push(change);
    timer ??= setTimeout(() => {
      timer = undefined;
      const gathered = waiting;
      waiting = [];
      onChanges(gathered);
    }, BATCH_MS);
  };
}
