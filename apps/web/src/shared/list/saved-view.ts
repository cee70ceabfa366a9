import { listDeclaration, type ListView as SavedView } from '@quillcare/contracts';
import { accepted, parametersOf, type ListOfToday } from './list.address';

/** What a saved view can currently show. */
export interface OpenableView {
  filters: Record<string, string>;
  sort?: string;
  /** Names of filters that no longer exist, or whose values do not. */
  lost: string[];
}

/** Returns the parts of a saved view that the list still supports, so that a removed filter does not prevent opening it. */
export function openable(
  list: ListOfToday,
  { filters, sort }: Pick<SavedView, 'filters' | 'sort'>,
): OpenableView {
  const entries = Object.entries(filters);
  const kept = entries.flatMap(([name, value]) => {
    const filter = list.filters?.find((one) => parametersOf(one).includes(name));
    const known = filter ? accepted(filter, value) : null;
    return known ? [[name, known] as const] : [];
  });
  const lost = entries.filter(
    ([name, value]) => !kept.some(([known, now]) => known === name && now === value),
  );
  return {
    filters: Object.fromEntries(kept),
    ...(sort && canSort(list, sort) ? { sort } : {}),
    lost: lost.map(([name]) => name),
  };
}

function canSort({ operation }: ListOfToday, sort: string): boolean {
  const declared = listDeclaration(operation.query);
  return declared === undefined || declared.sorts.includes(sort.replace(/^-/, ''));
}
