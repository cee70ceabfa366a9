import { listDeclaration, isListFilter, type ListDeclaration } from '@quillcare/contracts';
import type { z } from 'zod';
import type { ListJoin } from './list-joins';
import { isForgivable } from './slips';

/** How a list is searched. */
export interface ListSearch {
  /** Contains the folded text; needs a trigram index. A row is found if it contains each word. */
  column: string;
  /** Folds search words in the way the column was folded. */
  key: (...parts: string[]) => string;
  /**
   * A search can be the exact value of this indexed column, such as an email address (`isMeant`). Rows with that value are
   * found in constant time (0.3 instead of 3 ms among 250,000); if there is none, the words are searched for.
   */
  whole?: { column: string; isMeant: (folded: string) => boolean };
  /** Has the keys of `addNameSlips`: if the words find nothing, names that are like them but for a slip are shown. */
  slips?: string;
}

/** A column of a sort. */
export interface SortColumn {
  column: string;
  /** Rows without a value come last, in both directions. */
  isNullable?: boolean;
  /** It runs against the direction of the sort: the newest first among equals of an ascending sort. */
  isReversed?: boolean;
}

/** The condition of a filter whose value is at the placeholder; for what is not a column of the table. */
export type FilterCondition = (placeholder: string) => string;

/** A list of rows of one table: columns, search, sorts and filters. `$1` is the organisation. */
export interface ListDefinition<T> {
  name: string;
  /** `schema.table`. */
  from: string;
  /** The select list; column names are returned in camel case. */
  columns: string;
  /** A fixed condition, such as `deleted_at is null`. */
  where?: string;
  /** The query of its operation, made by `listQuery`: says what its filters mean. Needed for any but plain values. */
  query?: z.ZodType;
  search?: ListSearch;
  /** Tables of the same schema whose names the list shows, sorts by or finds. */
  joins?: readonly ListJoin[];
  /** By sort name: the columns of its index after organisation_id; id is the tie-breaker. A plain column is NOT NULL. */
  sorts: Record<string, readonly (string | SortColumn)[]>;
  /** `name` or `-name`. */
  defaultSort: string;
  /** By filter name: the column that is compared with the value. */
  filters?: Record<string, string | FilterCondition>;
  /** Filters that need no index, because many rows have each of their values and a page is found on the way. */
  common?: readonly string[];
  /** Why it never has many rows of an organisation: it is read whole, and its sorts need no index. */
  fewRows?: string;
  /** Never set; carries the row type. */
  readonly row?: T;
}

const defined: ListDefinition<unknown>[] = [];

/** Defines a list; `T` is the type of its items. */
export function defineList<T>(definition: ListDefinition<T>): ListDefinition<T> {
  const problems = listProblems(definition);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  defined.push(definition);
  return definition;
}

/** The lists that the loaded services define; the test of query plans asks whether their indexes exist. */
export function definedLists(): readonly ListDefinition<unknown>[] {
  return defined;
}

/** What a list's query declares, empty if it has none. */
export function declarationOf({ query }: ListDefinition<unknown>): ListDeclaration {
  return (query && listDeclaration(query)) ?? { sorts: [], filters: {} };
}

// Without this a filter of the contract would be accepted and change nothing.
function listProblems<T>(list: ListDefinition<T>): string[] {
  const { sorts, filters } = declarationOf(list);
  const said = Object.keys(filters).filter((name) => isListFilter(filters[name] as z.ZodType));
  return [
    ...(list.query && !listDeclaration(list.query)
      ? [`The list ${list.name} has a \`query\` that listQuery(…) did not make.`]
      : []),
    ...sorts
      .filter((name) => !list.sorts[name])
      .map((name) => `The list ${list.name} cannot be sorted by "${name}": add its columns to \`sorts\`.`),
    ...said
      .filter((name) => !list.filters?.[name])
      .map((name) => `The list ${list.name} cannot be filtered by "${name}": add its column to \`filters\`.`),
  ];
}

export interface ListQuery {
  search?: string;
  sort?: string;
  limit: number;
  cursor?: string;
  [filter: string]: unknown;
}

/** Whether the search can be the exact value of the list's `whole` column. */
export function mayBeWhole<T>({ search }: ListDefinition<T>, query: ListQuery): boolean {
  return Boolean(query.search && search?.whole?.isMeant(search.key(query.search)));
}

/** Whether names that are like the search but for a slip may be meant. */
export function mayForgive<T>({ search }: ListDefinition<T>, query: ListQuery): boolean {
  return Boolean(query.search && search?.slips && isForgivable(search.key(query.search)));
}
