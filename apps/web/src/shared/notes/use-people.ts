import { useEffect, useState } from 'react';
import type { Mentionable } from './mention';

/** Finds people by the beginning of a name. The signal aborts when the name has changed. */
export type FindPeople = (query: string, signal: AbortSignal) => Promise<readonly Mentionable[]>;

export interface PeopleSearch {
  found: readonly Mentionable[];
  isSearching: boolean;
  hasFailed: boolean;
}

const DEBOUNCE_MS = 150;
const NO_PEOPLE: PeopleSearch = { found: [], isSearching: false, hasFailed: false };

/** Returns the people matching what is typed after an "@". Null does not search. */
export function usePeopleSearch(find: FindPeople, query: string | null): PeopleSearch {
  const [answer, setAnswer] = useState<PeopleSearch & { of: string | null }>({ ...NO_PEOPLE, of: null });
  useEffect(() => {
    if (query === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      find(query, abort.signal).then(
        (found) => !abort.signal.aborted && setAnswer({ ...NO_PEOPLE, found, of: query }),
        () => !abort.signal.aborted && setAnswer({ ...NO_PEOPLE, hasFailed: true, of: query }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [find, query]);
  if (query === null) return NO_PEOPLE;
  // The previous results stay until the next answer, so that nothing jumps while typing.
  return answer.of === query ? answer : { ...answer, hasFailed: false, isSearching: true };
}
