import { useCallback, useEffect, useState } from 'react';
import { markMessagesRead, PatientProblem, readMessages, type PatientThread } from '../patient.api';

const POLL_MS = 30_000;

export interface ThreadOptions {
  token: string;
  /** Polls for new answers while the page is visible. */
  polls: boolean;
  /** For a failed call: shows the screen that the problem needs, and says whether there was one. */
  onProblem: (problem: PatientProblem) => boolean;
}

/** The conversation as it is now, what in it is new to the patient, and whether it could not be read. */
export function useThread({ token, polls, onProblem }: ThreadOptions) {
  const [thread, setThread] = useState<PatientThread | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());

  const load = useCallback(async () => {
    try {
      const read = await readMessages(token);
      // What was new stays marked after the practice was told that it was seen.
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

/** Tells the practice once that its answers were on the patient's screen. */
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
      // If nothing has to be shown for it, the next answer or visit marks them.
      onProblem(problem);
    });
  }, [token, isOnScreen, isUnread, count, onProblem]);
  return watch;
}
