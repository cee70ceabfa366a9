import { getToday, todayKind, type TodayItem } from '@quillcare/contracts';

export const KIND = 'kind';

/** Returns the kinds selected in the URL. Empty means all. */
export function kindsOf(search: URLSearchParams): TodayItem['kind'][] {
  const named = (search.get(KIND) ?? '').split(',');
  return todayKind.options.filter((kind) => named.includes(kind));
}

export function todayRequest(kinds: readonly TodayItem['kind'][]) {
  return { query: kinds.length === 0 ? {} : { kind: kinds.join(',') } };
}

/** The request to prefetch when the app starts on this page. */
export function earlyToday(search: string) {
  return [[getToday, todayRequest(kindsOf(new URLSearchParams(search)))]] as const;
}
