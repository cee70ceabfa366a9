import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isWorthSearching, searchPractice, type SearchResults } from '@quillcare/contracts';
import { queryEndpoint } from '../../shared/api/endpoints';

/** Long enough that a word is typed in one go, short enough that nobody waits for it. */
const TYPING_PAUSE_MS = 150;

export interface Found {
  /** What was found for `text`; of an earlier text while the next answer is on its way, so that nothing flickers. */
  results: SearchResults | null;
  isSearching: boolean;
  hasFailed: boolean;
}

interface Answer {
  text: string;
  results: SearchResults | null;
}

/** A search that is running; `abort` cancels its request. */
interface Running {
  unwrap: () => Promise<unknown>;
  abort: () => void;
}

/** What the server finds for a text, after a pause in typing; a request whose answer nobody waits for is cancelled. */
export function useFound(typed: string): Found {
  const dispatch = useDispatch();
  const text = typed.trim();
  const isWorth = isWorthSearching(text);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!isWorth) return undefined;
    let running: Running | undefined;
    const timer = setTimeout(() => {
      const request = { query: { q: text } };
      const options = { forceRefetch: true, subscribe: false };
      running = dispatch(queryEndpoint(searchPractice).initiate(request, options)) as unknown as Running;
      running.unwrap().then(
        (results) => setAnswer({ text, results: results as SearchResults }),
        (error: unknown) => isAborted(error) || setAnswer({ text, results: null }),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      running?.abort();
    };
  }, [text, isWorth, dispatch]);
  const isSearching = isWorth && answer?.text !== text;
  return {
    results: isWorth ? (answer?.results ?? null) : null,
    isSearching,
    hasFailed: isWorth && !isSearching && answer?.results === null,
  };
}

function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
