import type { ListDefinition } from './list';

export interface OrderTerm {
  column: string;
  isDescending: boolean;
  isNullable: boolean;
}

/** Returns the columns a page is ordered by, with the id last to make the order total. */
export function orderOf<T>(list: ListDefinition<T>, sort: string): OrderTerm[] {
  const isDescending = sort.startsWith('-');
  return [...(list.sorts[sort.replace(/^-/, '')] ?? []), 'id'].map((part) => {
    const {
      column,
      isNullable = false,
      isReversed = false,
    } = typeof part === 'string' ? { column: part } : part;
    return { column, isNullable, isDescending: isDescending !== isReversed };
  });
}

/** Returns the `order by` list. Nulls come last in both directions. */
export function orderBy(
  terms: readonly OrderTerm[],
  nameOf = (term: OrderTerm, _at: number) => term.column,
): string {
  return terms
    .map((term, at) => {
      const nulls = term.isNullable && term.isDescending ? ' nulls last' : '';
      return `${nameOf(term, at)} ${term.isDescending ? 'desc' : 'asc'}${nulls}`;
    })
    .join(', ');
}

/**
 * Returns the rows after a cursor as conditions, each of which is one range of the sort's index, in order. If all columns run in
 * one direction and are not nullable, a single range is enough. Otherwise there is one range for the rows that equal the cursor
 * in all columns but the last, one for those that equal it in all but the last two, and so on; a nullable column adds a range for
 * its nulls.
 */
export function rangesAfter(
  terms: readonly OrderTerm[],
  values: readonly (string | null)[],
  bind: (value: unknown) => string,
): string[] {
  const places = values.map((value) => (value === null ? null : bind(value)));
  if (isOneRange(terms))
    return [`(${terms.map(({ column }) => column).join(', ')}) ${after(terms[0])} (${places.join(', ')})`];
  const isEqual = terms.map(({ column }, at) =>
    places[at] === null ? `${column} is null` : `${column} = ${places[at]}`,
  );
  return terms
    .flatMap((term, at) => {
      // Nothing sorts after null except rows that are also null here and differ in a later column.
      if (places[at] === null) return [];
      const same = isEqual.slice(0, at);
      const greater = [...same, `${term.column} ${after(term)} ${places[at]}`].join(' and ');
      const empty = [...same, `${term.column} is null`].join(' and ');
      return [term.isNullable ? [greater, empty] : [greater]];
    })
    .reverse()
    .flat();
}

function isOneRange(terms: readonly OrderTerm[]): boolean {
  return terms.every((term) => !term.isNullable && term.isDescending === terms[0]?.isDescending);
}

function after(term: OrderTerm | undefined): string {
  return term?.isDescending ? '<' : '>';
}
