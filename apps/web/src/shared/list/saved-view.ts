import { listDeclaration, type ListView as SavedView } from '@quillcare/contracts';
import { validFilterValue, filterParams, type ResolvedList } from './list.address';

/** What a saved view can currently show. */
export interface OpenableView {
  filters: Record<string, string>;
  sort?: string;
  /** Names of filters that no longer exist, or whose values do not. */
  lostFilters: string[];
}

/** Returns the parts of a saved view that the list still supports, so that a removed filter does not prevent opening it. */
export function supportedParts(
  list: ResolvedList,
  { filters, sort }: Pick<SavedView, 'filters' | 'sort'>,
): OpenableView {
  const entries = Object.entries(filters);
  const supported = entries.flatMap(([name, value]) => {
    const filter = list.filters?.find((one) => filterParams(one).includes(name));
    const known = filter ? validFilterValue(filter, value) : null;
    return known ? [[name, known] as const] : [];
  });
  const lost = entries.filter(
    ([name, value]) => !supported.some(([known, now]) => known === name && now === value),
  );
  return {
    filters: Object.fromEntries(supported),
    ...(sort && isSortable(list, sort) ? { sort } : {}),
    lostFilters: lost.map(([name]) => name),
  };
}

function isSortable({ operation }: ResolvedList, sort: string): boolean {
  const declared = listDeclaration(operation.query);
  return declared === undefined || declared.sorts.includes(sort.replace(/^-/, ''));
}
