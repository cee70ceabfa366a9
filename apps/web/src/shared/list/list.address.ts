import type { List, ListFilter, ListView } from './list.types';

/** What an address says about a list. */
export interface ListAddress {
  /** The chosen tab: a built-in view, or the id of one of the person's own. */
  view: string | undefined;
  /** Filters set beside the view's own. */
  filters: Record<string, string>;
  search: string;
  sort: string | undefined;
  cursor: string | undefined;
}

/** The parameters of the address that belong to a filter. */
export function parametersOf(filter: ListFilter): string[] {
  return 'from' in filter ? [filter.from, filter.to] : [filter.name];
}

/** The list with the filters of its views as they are today. */
export interface ListOfToday extends Omit<List, 'views'> {
  views: readonly ListView[];
  /** The view of an address that names neither a view nor filters; null where the person has chosen a saved one. */
  home: string | null | undefined;
}

export function asOf(list: List, today: string, defaultView: string | null = null): ListOfToday {
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

export function readAddress(list: ListOfToday, params: URLSearchParams): ListAddress {
  const filters = Object.fromEntries(
    (list.filters ?? []).flatMap((filter) =>
      parametersOf(filter).flatMap((name) => {
        const value = accepted(filter, params.get(name));
        return value ? [[name, value]] : [];
      }),
    ),
  );
  return {
    // An address without view and filters means the view that opens first; a link that sets a filter means all rows.
    view:
      params.get('view') ?? (Object.keys(filters).length === 0 ? (list.home ?? undefined) : wholeView(list)),
    filters,
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? undefined,
    cursor: params.get('cursor') ?? undefined,
  };
}

/** The query of the operation: the view's filters, overruled by those of the address. */
export function queryOf(list: ListOfToday, address: ListAddress): Record<string, string> {
  const { view, filters, search, cursor } = address;
  const chosen = builtInView(list, view);
  const sort = address.sort ?? chosen?.sort;
  return {
    ...chosen?.filters,
    ...filters,
    ...definedOnly({ search: search || undefined, sort, cursor }),
  };
}

export function builtInView(list: ListOfToday, name: string | undefined): ListView | undefined {
  return list.views.find((view) => view.name === name);
}

/** The view that shows everything, if there is one. */
function wholeView(list: ListOfToday): string | undefined {
  return list.views.find((view) => Object.keys(view.filters).length === 0)?.name;
}

// A value that no longer exists, in an old link, is left out rather than refused by the server.
export function accepted(filter: ListFilter, value: string | null): string | null {
  if (!value) return null;
  if (filter.kind === 'choice') return filter.values.includes(value) ? value : null;
  if (filter.kind === 'choices')
    return valuesIn(value)
      .filter((one) => filter.values.includes(one))
      .join(',');
  if (filter.kind === 'flag') return value === 'true' || (value === 'false' && filter.no) ? value : null;
  return value;
}

/** The values of a filter that takes several. */
export function valuesIn(value: string | undefined): string[] {
  return value ? value.split(',').filter(Boolean) : [];
}

function definedOnly(entries: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
