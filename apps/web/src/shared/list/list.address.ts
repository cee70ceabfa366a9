import type { List, ListFilter, ListView } from './list.types';

/** The state of a list that is kept in the URL. */
export interface ListAddress {
  /** The current tab: name of a built-in view or id of a saved one. */
  view: string | undefined;
  /** Filters set in addition to the view's own. */
  filters: Record<string, string>;
  search: string;
  sort: string | undefined;
  cursor: string | undefined;
}

export function filterParams(filter: ListFilter): string[] {
  return 'from' in filter ? [filter.from, filter.to] : [filter.name];
}

/** A list with its views' filters evaluated for today. */
export interface ResolvedList extends Omit<List, 'views'> {
  views: readonly ListView[];
  /** View to open if the URL has neither view nor filters. Null if the user's default is a saved view. */
  home: string | null | undefined;
}

export function resolveViews(list: List, today: string, defaultView: string | null = null): ResolvedList {
  const valuesOf = (filters: NonNullable<List['views']>[number]['filters'] = {}) =>
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'function' ? value(today) : value]],
    );
  const views = (list.views ?? []).map((view) => ({
    ...view,
    filters: Object.fromEntries(valuesOf(view.filters)) as Record<string, string>,
  }));
  const isBuiltIn = views.some(({ name }) => name === defaultView);
  return { ...list, views, home: defaultView === null ? views[0]?.name : isBuiltIn ? defaultView : null };
}

export function parseListAddress(list: ResolvedList, params: URLSearchParams): ListAddress {
  const filters = Object.fromEntries(
    (list.filters ?? []).flatMap((filter) =>
      filterParams(filter).flatMap((name) => {
        const value = validFilterValue(filter, params.get(name));
        return value ? [[name, value]] : [];
      }),
    ),
  );
  return {
    // Without view and filters the default view opens. A link that only sets filters applies to all rows.
    view:
      params.get('view') ??
      (Object.keys(filters).length === 0 ? (list.home ?? undefined) : findUnfilteredView(list)),
    filters,
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? undefined,
    cursor: params.get('cursor') ?? undefined,
  };
}

/** Builds the operation's query: the view's filters, overridden by those of the URL. */
export function toQuery(list: ResolvedList, address: ListAddress): Record<string, string> {
  const { view, filters, search, cursor } = address;
  const chosen = findBuiltInView(list, view);
  const sort = address.sort ?? chosen?.sort;
  return { ...chosen?.filters, ...filters, ...omitUndefined({ search: search || undefined, sort, cursor }) };
}

export function findBuiltInView(list: ResolvedList, name: string | undefined): ListView | undefined {
  return list.views.find((view) => view.name === name);
}

/** The view without filters, if there is one. */
function findUnfilteredView(list: ResolvedList): string | undefined {
  return list.views.find((view) => Object.keys(view.filters).length === 0)?.name;
}

// Ignores values that no longer exist, as in an old link, rather than have the server reject them.
export function validFilterValue(filter: ListFilter, value: string | null): string | null {
  if (!value) return null;
  if (filter.kind === 'choice') return filter.values.includes(value) ? value : null;
  if (filter.kind === 'choices')
    return splitValues(value)
      .filter((one) => filter.values.includes(one))
      .join(',');
  if (filter.kind === 'flag') return value === 'true' || (value === 'false' && filter.no) ? value : null;
  return value;
}

/** Splits the value of a filter that accepts several. */
export function splitValues(value: string | undefined): string[] {
  return value ? value.split(',').filter(Boolean) : [];
}

function omitUndefined(entries: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
