import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  findBuiltInView,
  filterParams,
  toQuery,
  parseListAddress,
  type ListAddress,
  type ResolvedList,
} from './list.address';
import { withParams } from '../navigation/with-params';

type Changes = Record<string, string | undefined>;

export interface CustomFilters {
  filters: Record<string, string>;
  sort?: string;
}

export interface ListAddressControl extends ListAddress {
  query: Record<string, string>;
  /** All filters in effect, including those of the view. */
  applied: Record<string, string>;
  /** Whether a search or filter is set in addition to the view's own. */
  isNarrowed: boolean;
  /** Whether the URL says nothing about the list, so that the user's default view opens. */
  isBare: boolean;
  setSearch: (text: string) => void;
  setSort: (sort: string | undefined) => void;
  setFilters: (changes: Changes) => void;
  /** Opens a view. `own` are the filters of a saved one. */
  showView: (name: string | undefined, own?: CustomFilters, replace?: boolean) => void;
  clear: () => void;
  previous: () => void;
  next: (cursor: string) => void;
}

interface Entry {
  params: URLSearchParams;
  /** Cursors of the previous pages. '' is the first page. */
  trail: readonly string[];
}

interface Step {
  changes: Changes;
  trail?: readonly string[];
  replace?: boolean;
}

/**
 * Manages a list's view, filters, search, order and page. They are kept in the URL, so that a link or a reload shows the same
 * list. A private search is kept in the history entry, so that only a reload does. The cursors of previous pages are also in the
 * history entry, so that they are right after Back and Forward.
 */
export function useListAddress(list: ResolvedList): ListAddressControl {
  const [inAddress, setParams] = useSearchParams();
  const { state } = useLocation();
  const params = useMemo(() => withPrivateSearch(inAddress, state), [inAddress, state]);
  const trail = trailOf(state);
  // The router renders a new URL with a delay. Changes made before that (a search whose typing pause ends while a filter is
  // chosen) must build on the latest URL, not on the rendered one.
  const newest = useRef<Entry>({ params, trail });
  useLayoutEffect(() => {
    newest.current = { params, trail };
  }, [params, trail]);
  const isPrivate = list.hasPrivateSearch === true;
  const go = useCallback(
    (stepFrom: (entry: Entry) => Step | null) => {
      const step = stepFrom(newest.current);
      if (!step) return;
      const { changes, trail: after = EMPTY_TRAIL, replace = false } = step;
      const changed = withParams(newest.current.params, changes);
      newest.current = { params: changed, trail: after };
      const [shown, privateState] = isPrivate ? splitPrivateSearch(changed) : [changed, {}];
      setParams(shown, { replace, state: { trail: after, ...privateState }, preventScrollReset: replace });
    },
    [setParams, isPrivate],
  );
  return useMemo(() => {
    const address = parseListAddress(list, params);
    return {
      ...address,
      query: toQuery(list, address),
      applied: { ...findBuiltInView(list, address.view)?.filters, ...address.filters },
      isNarrowed: address.search !== '' || Object.keys(address.filters).length > 0,
      isBare:
        !params.has('view') &&
        address.search === '' &&
        !address.cursor &&
        Object.keys(address.filters).length === 0,
      // The commands read the latest URL when they are called, not during rendering.
      /* eslint-disable react-hooks/refs */
      ...filterCommands(list, go),
      ...pageCommands(go),
      /* eslint-enable react-hooks/refs */
    };
  }, [list, params, go]);
}

type Navigate = (stepFrom: (entry: Entry) => Step | null) => void;

function filterCommands(list: ResolvedList, go: Navigate) {
  const { home } = list;
  const nothing = Object.fromEntries(
    ['search', 'cursor', ...(list.filters ?? []).flatMap(filterParams)].map((name) => [name, undefined]),
  );
  const viewOf = ({ params }: Entry) => parseListAddress(list, params).view;
  return {
    setSearch: (text: string) =>
      go(() => ({ changes: { search: text.trim() || undefined, cursor: undefined }, replace: true })),
    setSort: (sort: string | undefined) => go(() => ({ changes: { sort, cursor: undefined } })),
    // The default view is usually omitted from the URL, but is added with a filter, so that the filter applies within it.
    setFilters: (changes: Changes) =>
      go((entry) => ({ changes: { view: viewOf(entry), ...changes, cursor: undefined } })),
    showView: (name: string | undefined, own?: CustomFilters, replace = false) =>
      go(() => ({
        changes: { ...nothing, view: name === home ? undefined : name, sort: own?.sort, ...own?.filters },
        replace,
      })),
    clear: () =>
      go((entry) => {
        const view = viewOf(entry);
        return { changes: { ...nothing, view: view === home ? undefined : view } };
      }),
  };
}

function pageCommands(go: Navigate) {
  return {
    previous: () =>
      go(({ params, trail }) =>
        params.has('cursor')
          ? { changes: { cursor: trail.at(-1) || undefined }, trail: trail.slice(0, -1) }
          : null,
      ),
    // While the next page is loading, its button still has the same cursor. Ignore a second click.
    next: (cursor: string) =>
      go(({ params, trail }) => {
        const now = params.get('cursor') ?? '';
        return cursor === now ? null : { changes: { cursor }, trail: [...trail, now] };
      }),
  };
}

// A private search is moved from the URL to the history entry.
function splitPrivateSearch(params: URLSearchParams): [URLSearchParams, { search?: string }] {
  const search = params.get('search');
  return search === null ? [params, {}] : [withParams(params, { search: null }), { search }];
}

function withPrivateSearch(params: URLSearchParams, state: unknown): URLSearchParams {
  const search = (state as { search?: unknown } | null)?.search;
  return typeof search === 'string' ? withParams(params, { search }) : params;
}

const EMPTY_TRAIL: readonly string[] = [];

function trailOf(state: unknown): readonly string[] {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? (trail as string[]) : EMPTY_TRAIL;
}
