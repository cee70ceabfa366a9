import { getToday, todayKind, type TodayItem } from '@quillcare/contracts';

export const KIND_PARAM = 'kind';

/** Returns the kinds selected in the URL. Empty means all. */
export function parseKinds(search: URLSearchParams): TodayItem['kind'][] {
  const named = (search.get(KIND_PARAM) ?? '').split(',');
  return todayKind.options.filter((kind) => named.includes(kind));
}

export function buildTodayRequest(kinds: readonly TodayItem['kind'][]) {
  return { query: kinds.length === 0 ? {} : { kind: kinds.join(',') } };
}

/** The request to prefetch when the app starts on this page. */
export function todayPrefetch(search: string) {
  return [[getToday, buildTodayRequest(parseKinds(new URLSearchParams(search)))]] as const;
}
