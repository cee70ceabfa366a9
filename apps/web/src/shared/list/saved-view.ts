import { listDeclaration, type ListView as SavedView } from '@quillcare/contracts';
import { accepted, parametersOf, type ListOfToday } from './list.address';

/** What a saved view shows now. */
export interface OpenableView {
  filters: Record<string, string>;
  sort?: string;
  /** The names of filters that the list no longer has, or whose values are gone. */
  lost: string[];
}

/** A view with what the list still knows of it: a filter that is gone must not keep it from opening. */
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
