import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ListState {
  /** The URL's parameters, as the list operation's query. */
  query: Record<string, string>;
  search: string;
  sort: string | undefined;
  filter: (name: string) => string | undefined;
  setSearch: (text: string) => void;
  setSort: (sort: string | undefined) => void;
  setFilter: (name: string, value: string | undefined) => void;
  clear: () => void;
  /** A search or a filter is set. */
  isNarrowed: boolean;
  hasPrevious: boolean;
  previous: () => void;
  next: (cursor: string) => void;
}

/** A list's search, sort, filters and page, kept in the URL so that a link or a reload shows the same. */
export function useListState(filters: readonly string[] = []): ListState {
  const [params, setParams] = useSearchParams();
  // Cursors only lead forward, so earlier ones are kept here; after a reload, "back" leads to the first page.
  const [trail, setTrail] = useState<string[]>([]);
  // The router renders a new address with a delay. Changes before then (a search whose typing pause ends
  // while a filter is chosen) must start from the newest address, not the rendered one.
  const newest = useRef(params);
  useLayoutEffect(() => {
    newest.current = params;
  }, [params]);
  const change = useCallback(
    (entries: Record<string, string | undefined>, replace = false) => {
      const after = new URLSearchParams(newest.current);
      for (const [name, value] of Object.entries(entries)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      newest.current = after;
      setParams(after, { replace });
    },
    [setParams],
  );
  const restart = useCallback(
    (entries: Record<string, string | undefined>, replace = false) => {
      setTrail([]);
      change({ ...entries, cursor: undefined }, replace);
    },
    [change],
  );
  const names = filters.join(' ');
  return useMemo(() => {
    const known = ['search', 'sort', 'cursor', ...names.split(' ').filter(Boolean)];
    const query = Object.fromEntries(
      known.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
    );
    const cursor = params.get('cursor') ?? '';
    return {
      query,
      search: params.get('search') ?? '',
      sort: params.get('sort') ?? undefined,
      filter: (name) => params.get(name) ?? undefined,
      setSearch: (text) => restart({ search: text.trim() || undefined }, true),
      setSort: (sort) => restart({ sort }),
      setFilter: (name, value) => restart({ [name]: value }),
      clear: () =>
        restart(Object.fromEntries(known.filter((name) => name !== 'sort').map((name) => [name, undefined]))),
      isNarrowed: known.some((name) => name !== 'sort' && name !== 'cursor' && params.has(name)),
      hasPrevious: cursor !== '',
      previous: () => {
        setTrail((before) => before.slice(0, -1));
        change({ cursor: trail.at(-1) || undefined });
      },
      next: (following) => {
        setTrail((before) => [...before, cursor]);
        change({ cursor: following });
      },
    };
  }, [params, names, restart, change, trail]);
}
