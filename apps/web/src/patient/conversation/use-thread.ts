import { useCallback, useEffect, useState } from 'react';
import { markMessagesRead, PatientProblem, readMessages, type PatientThread } from '../patient.api';

const POLL_MS = 30_000;

export interface ThreadOptions {
  token: string;
  /** Whether to poll for new messages while the page is visible. */
  polls: boolean;
  /** Handles a failed call. Returns true if it showed another screen for the problem. */
  onProblem: (problem: PatientProblem) => boolean;
}

/** Loads the conversation. Returns it with the ids of messages new to the patient, and whether the last load failed. */
export function useThread({ token, polls, onProblem }: ThreadOptions) {
  const [thread, setThread] = useState<PatientThread | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());

  const load = useCallback(async () => {
    try {
      const read = await readMessages(token);
      // Messages stay marked as new after the practice has been notified that they were read.
      setNews((known) => new Set([...known, ...read.items.filter(isNew).map(({ id }) => id)]));
      setThread(read);
      setFailed(false);
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
      setFailed(!onProblem(problem));
    }
  }, [token, onProblem]);

  useEffect(() => {
    const first = setTimeout(() => void load());
    return () => clearTimeout(first);
  }, [load]);

  useEffect(() => {
    if (!polls) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load, polls]);

  return { thread, hasFailed, load, news };
}

function isNew({ from, channel, readAt }: PatientThread['items'][number]): boolean {
  return from === 'PRACTICE' && channel === 'PAGE' && readAt === null;
}

/** Marks the practice's messages as read once they have been on screen. */
export function useSeen(
  token: string,
  thread: PatientThread | null,
  onProblem: ThreadOptions['onProblem'],
): (element: HTMLElement | null) => void {
  const [isOnScreen, setOnScreen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setOnScreen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isUnread = (thread?.unread ?? 0) > 0;
  const count = thread?.items.length ?? 0;
  useEffect(() => {
    if (!isOnScreen || !isUnread) return;
    markMessagesRead(token).catch((problem: unknown) => {
      if (!(problem instanceof PatientProblem)) throw problem;
      // If this error needs no screen of its own, the next message or visit marks them as read.
      onProblem(problem);
    });
  }, [token, isOnScreen, isUnread, count, onProblem]);
  return watch;
}
