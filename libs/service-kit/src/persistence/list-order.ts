import type { ListDefinition } from './list';

/** A column that a page is ordered by. */
export interface OrderTerm {
  column: string;
  isDescending: boolean;
  isNullable: boolean;
}

/** The columns that a page is ordered by; the id at the end makes the order total. */
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

/** The `order by` list. Rows without a value come last, whatever the direction. */
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
 * The rows after a cursor, as conditions of which each is one range of the sort's index, in order. Columns that all run in
 * one direction and always have a value are one range. Otherwise: rows that equal the cursor in all columns but the last,
 * then those that equal it in all but the last two, and so on; where a column may be empty, its empty rows follow.
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
      // Nothing comes after an empty value but what equals it here and differs further on.
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
