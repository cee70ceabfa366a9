import { getToday, todayKind, type TodayItem } from '@quillcare/contracts';

export const KIND = 'kind';

/** The kinds that the address asks for; all of them if none. */
export function kindsOf(search: URLSearchParams): TodayItem['kind'][] {
  const named = (search.get(KIND) ?? '').split(',');
  return todayKind.options.filter((kind) => named.includes(kind));
}

export function todayRequest(kinds: readonly TodayItem['kind'][]) {
  return { query: kinds.length === 0 ? {} : { kind: kinds.join(',') } };
}

/** The first page begins with it. */
export function earlyToday(search: string) {
  return [[getToday, todayRequest(kindsOf(new URLSearchParams(search)))]] as const;
}
