import { useEffect, useState } from 'react';
import type { Mentionable } from './mention';

/** Finds people by the beginning of a name. The signal aborts when the name has changed. */
export type FindPeople = (query: string, signal: AbortSignal) => Promise<readonly Mentionable[]>;

export interface People {
  found: readonly Mentionable[];
  isSearching: boolean;
  hasFailed: boolean;
}

const PAUSE_MS = 150;
const NOBODY: People = { found: [], isSearching: false, hasFailed: false };

/** Returns the people matching what is typed after an "@". Null does not search. */
export function usePeople(find: FindPeople | undefined, query: string | null): People {
  const [answer, setAnswer] = useState<People & { of: string | null }>({ ...NOBODY, of: null });
  useEffect(() => {
    if (query === null || !find) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      find(query, abort.signal).then(
        (found) => !abort.signal.aborted && setAnswer({ ...NOBODY, found, of: query }),
        () => !abort.signal.aborted && setAnswer({ ...NOBODY, hasFailed: true, of: query }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [find, query]);
  if (query === null || !find) return NOBODY;
  // The previous results stay until the next answer, so that nothing jumps while typing.
  return answer.of === query ? answer : { ...answer, hasFailed: false, isSearching: true };
}
