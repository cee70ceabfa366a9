import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isWorthSearching, searchPractice, type SearchResults } from '@quillcare/contracts';
import { queryEndpoint } from '../../shared/api/endpoints';

/** Long enough to type a word without searching for each letter, short enough to feel immediate. */
const TYPING_PAUSE_MS = 150;

export interface Found {
  /** Results for `text`, or for an earlier text until the next answer arrives, to prevent flicker. */
  results: SearchResults | null;
  isSearching: boolean;
  hasFailed: boolean;
}

interface Answer {
  text: string;
  results: SearchResults | null;
}

interface Running {
  unwrap: () => Promise<unknown>;
  abort: () => void;
}

/** Searches on the server after a pause in typing. An outdated request is cancelled. */
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
