import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { notificationKind, notificationPriority, notificationType } from '@quillcare/contracts';
import type { NewsFilters } from './news-filters';
import { TABS, type NewsTab } from './news-tabs.view';
import { withParams } from '../../shared/navigation/with-params';

export interface NewsAddress extends NewsFilters {
  tab: NewsTab;
  archived: boolean;
  kind: string;
  cursor: string | undefined;
}

export interface NewsAddressControl extends NewsAddress {
  change: (changes: Partial<Omit<NewsAddress, 'cursor'>>) => void;
  next: (cursor: string) => void;
  previous: () => void;
}

const EMPTY_TRAIL: readonly string[] = [];

/** The page's tab, filters and position, kept in the URL. The way back through the pages is kept in the history entry. */
export function useNewsAddress(): NewsAddressControl {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: { trail?: readonly string[] } | null };
  const trail = state?.trail ?? EMPTY_TRAIL;
  const address = useMemo(() => readAddress(params), [params]);
  const go = useCallback(
    (values: Record<string, string>, after: readonly string[], replace = false) =>
      setParams((before) => withParams(before, values), { state: { trail: after }, replace }),
    [setParams],
  );
  const change = useCallback(
    (changes: Partial<Omit<NewsAddress, 'cursor'>>) => {
      const values = Object.entries(changes).map(
        ([name, value]) => [name, isDefault(name, value) ? '' : String(value)] as const,
      );
      go({ ...Object.fromEntries(values), cursor: '' }, EMPTY_TRAIL, 'search' in changes);
    },
    [go],
  );
  return {
    ...address,
    change,
    next: (cursor) => go({ cursor }, [...trail, address.cursor ?? '']),
    previous: () => go({ cursor: trail.at(-1) ?? '' }, trail.slice(0, -1)),
  };
}

/** Whether the value is what applies without it, so that it is left out of the URL. */
const isDefault = (name: string, value: string | boolean): boolean =>
  value === false || (name === 'tab' && value === 'all');

// Ignores values that no longer exist, as in an old link.
function readAddress(params: URLSearchParams): NewsAddress {
  const parseOption = (name: string, values: readonly string[]) =>
    values.find((value) => value === params.get(name)) ?? '';
  return {
    tab: (parseOption('tab', TABS) || 'all') as NewsTab,
    search: params.get('search') ?? '',
    unreadOnly: params.get('unreadOnly') === 'true',
    archived: params.get('archived') === 'true',
    type: parseOption('type', notificationType.options),
    priority: parseOption('priority', notificationPriority.options),
    kind: parseOption('kind', notificationKind.options),
    cursor: params.get('cursor') ?? undefined,
  };
}
