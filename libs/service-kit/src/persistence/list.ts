import { listDeclaration, isListFilter, type ListDeclaration } from '@quillcare/contracts';
import type { z } from 'zod';
import type { ListJoin } from './list-joins';
import { canRetryWithSlips } from './slips';

export interface ListSearch {
  /** The column with the folded text; needs a trigram index. A row matches if it contains each word. */
  column: string;
  /** Folds search words the same way as the column. */
  key: (...parts: string[]) => string;
  /**
   * An indexed column whose exact value may be searched for, such as an email address; `isMeant` says whether a search looks like
   * one. Such rows are found in constant time (0.3 ms instead of 3 ms among 250,000). If there are none, the words are searched
   * for.
   */
  whole?: { column: string; isMeant: (folded: string) => boolean };
  /**
   * The column with the keys of `createNameSlips`. If the words find nothing, names that match except for one typing error are
   * shown.
   */
  slips?: string;
}

export interface SortColumn {
  column: string;
  /** Nulls come last in both directions. */
  isNullable?: boolean;
  /** Runs against the direction of the sort, for example newest first among equal values of an ascending sort. */
  isReversed?: boolean;
}

/** Returns the condition of a filter that is not a plain column; its value is at the placeholder. */
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
  /**
   * The query schema of its operation, created with `listQuery`, which says what its filters mean. Needed for filters other than
   * plain values.
   */
  query?: z.ZodType;
  search?: ListSearch;
  /** Tables of the same schema whose names the list shows, sorts by or searches. */
  joins?: readonly ListJoin[];
  /**
   * The columns of each sort's index after organisation_id, by sort name; id is the tie-breaker. A column given as a plain string
   * must be NOT NULL.
   */
  sorts: Record<string, readonly (string | SortColumn)[]>;
  /** `name` or `-name`. */
  defaultSort: string;
  /** The column compared with each filter's value, by filter name. */
  filters?: Record<string, string | FilterCondition>;
  /** Filters that need no index, because each of their values is so frequent that scanning soon fills a page. */
  common?: readonly string[];
  /** The reason an organisation never has many rows. The list is then read whole, and its sorts need no index. */
  fewRows?: string;
  /** Never set; carries the row type. */
  readonly row?: T;
}

const registeredLists: ListDefinition<unknown>[] = [];

/** Defines and registers a list; `T` is the type of its items. Throws if it does not match the declaration of its query. */
export function defineList<T>(definition: ListDefinition<T>): ListDefinition<T> {
  const problems = listProblems(definition);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  registeredLists.push(definition);
  return definition;
}

/** Returns the lists defined by the loaded services. The query plan test checks that their indexes exist. */
export function allLists(): readonly ListDefinition<unknown>[] {
  return registeredLists;
}

/** Returns what a list's query declares; empty if it has none. */
export function declarationOf({ query }: ListDefinition<unknown>): ListDeclaration {
  return (query && listDeclaration(query)) ?? { sorts: [], filters: {} };
}

// Without this check, a filter in the contract could be accepted and have no effect.
function listProblems<T>(list: ListDefinition<T>): string[] {
  const { sorts, filters } = declarationOf(list);
  const declared = Object.keys(filters).filter((name) => isListFilter(filters[name] as z.ZodType));
  return [
    ...(list.query && !listDeclaration(list.query)
      ? [`The list ${list.name} has a \`query\` that listQuery(…) did not make.`]
      : []),
    ...sorts
      .filter((name) => !list.sorts[name])
      .map((name) => `The list ${list.name} cannot be sorted by "${name}": add its columns to \`sorts\`.`),
    ...declared
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

/** Whether the search could be the exact value of the list's `whole` column. */
export function canSearchWhole<T>({ search }: ListDefinition<T>, query: ListQuery): boolean {
  return Boolean(query.search && search?.whole?.isMeant(search.key(query.search)));
}

/** Whether the search may be retried for names with a typing error. */
export function mayRetryWithSlips<T>({ search }: ListDefinition<T>, query: ListQuery): boolean {
  return Boolean(query.search && search?.slips && canRetryWithSlips(search.key(query.search)));
}
