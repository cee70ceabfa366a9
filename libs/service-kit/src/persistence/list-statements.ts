import { TOTAL_CAP } from '@quillcare/contracts';
import type { ListDefinition, ListQuery } from './list';
import { filterConditions, searchConditionsFor, type SearchMode } from './list-conditions';
import { decodeCursor } from './list-cursor';
import { fromClause, isJoined } from './list-joins';
import { practiceView } from './search-views';
import { orderBy, orderOf, rangesAfter, type OrderTerm } from './list-order';
import { namedStatement, type Statement } from './statement';

export interface ListStatements {
  page: Statement;
  total: Statement;
  sort: string;
  cursorColumns: number;
}

export interface ListOptions {
  /** How to search; by words unless stated. */
  searchMode?: SearchMode;
  /** Time zone in which the days of filters begin and end. */
  timeZone?: string;
  /** Counts all rows, without a cap. */
  isExact?: boolean;
}

/** There are many combinations of filters and sorts, and each prepared statement takes memory in every connection. */
const MAX_PREPARED = 500;
const prepared = new Set<string>();

/**
 * Returns the two statements of a page: its rows (one more than the limit, to detect a next page) and the capped count.
 * `organisationId` is null in a platform scope.
 */
export function listStatements<T>(
  defined: ListDefinition<T>,
  query: ListQuery,
  organisationId: string | null,
  { searchMode: way = 'WORDS', timeZone = 'UTC', isExact = false }: ListOptions = {},
): ListStatements {
  const list = organisationId !== null && isSearched(defined, query) ? withSearchViews(defined) : defined;
  const sort = query.sort ?? list.defaultSort;
  const terms = orderOf(list, sort);
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const whose = organisationId === null ? 'true' : `organisation_id = ${bind(organisationId)}`;
  const filters = filterConditions(list, query, timeZone, bind);
  const words = searchConditionsFor(list, query, { way, whose, bind });
  const conditions = [whose, ...(list.where ? [list.where] : []), ...filters, ...words].join(' and ');
  const total = isExact
    ? `select count(*) as total from ${list.from} where ${conditions}`
    : totalSql(list, conditions, words.length > 0 ? [] : terms);
  const counted = [...values];
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, sort, terms);
  const ranges = after ? rangesAfter(terms, after, bind) : [];
  const page = pageSql(list, conditions, terms, ranges, bind(query.limit + 1));
  return {
    page: statement(list.name, page, values),
    total: statement(`${list.name}.${isExact ? 'count' : 'total'}`, total, counted),
    sort,
    cursorColumns: terms.length,
  };
}

const SEARCH_KEY_COLUMN = 'search_key';

function isSearched<T>({ search }: ListDefinition<T>, query: ListQuery): boolean {
  return Boolean(query.search) && search?.column === SEARCH_KEY_COLUMN;
}

/** Reads the search views, which can use the search indexes. */
function withSearchViews<T>(list: ListDefinition<T>): ListDefinition<T> {
  const joins = list.joins?.map((join) =>
    join.search === SEARCH_KEY_COLUMN ? { ...join, table: practiceView(join.table) } : join,
  );
  return { ...list, from: practiceView(list.from), joins };
}

function pageSql<T>(
  list: ListDefinition<T>,
  conditions: string,
  terms: OrderTerm[],
  ranges: string[],
  limit: string,
): string {
  const cursor = terms.map(({ column }, at) => `${column}::text as cursor_${at}`).join(', ');
  const from = fromClause(list, `${list.columns} ${cursor}`);
  const rows = (columns: string, range = '') =>
    `select ${columns} from ${from} where ${conditions}${range && ` and ${range}`} order by ${orderBy(terms)} limit ${limit}`;
  const columns = `${list.columns}, ${cursor}`;
  if (ranges.length <= 1) return rows(columns, ranges[0]);
  const sorts = terms.map(({ column }, at) => `${column} as sort_${at}`).join(', ');
  const parts = ranges.map((range) => `(${rows(`${columns}, ${sorts}`, range)})`);
  return `select * from (${parts.join(' union all ')}) page order by ${orderBy(terms, (_, at) => `sort_${at}`)} limit ${limit}`;
}

// The order makes the planner read the list's index up to the cap. A generic plan, made for an average practice, would first
// collect all rows of a large one. The rows of a search are collected in any case, as are those of a sort by a joined column.
function totalSql<T>(list: ListDefinition<T>, conditions: string, terms: OrderTerm[]): string {
  const isOwn = terms.length > 0 && !terms.some(({ column }) => isJoined(list, column));
  const ordered = isOwn ? ` order by ${orderBy(terms)}` : '';
  return `select count(*) as total from (select 1 from ${list.from} where ${conditions}${ordered} limit ${TOTAL_CAP + 1}) counted`;
}

function statement(name: string, text: string, values: unknown[]): Statement {
  if (!prepared.has(text) && prepared.size >= MAX_PREPARED) return { name: '', text, values };
  prepared.add(text);
  return namedStatement(name, text, values);
}
