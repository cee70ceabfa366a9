import { TOTAL_CAP, invalid } from '@quillcare/contracts';
import { searchConditions } from './search';
import { named, type Statement } from './statement';

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
}

/** A list of rows of one table: columns, search, sorts and filters. `$1` is the organisation. */
export interface ListDefinition<T> {
  name: string;
  /** `schema.table`. */
  from: string;
  /** The select list; column names are returned in camel case. */
  columns: string;
  /** A fixed condition, such as `deleted_at is null`. */
  where?: string;
  search?: ListSearch;
  /** By sort name: the columns of its index after organisation_id; id is the tie-breaker. All must be NOT NULL. */
  sorts: Record<string, readonly string[]>;
  /** `name` or `-name`. */
  defaultSort: string;
  /** By filter name: the column that must equal the value. */
  filters?: Record<string, string>;
  /** Never set; carries the row type. */
  readonly row?: T;
}

/** Defines a list; `T` is the type of its items. */
export function defineList<T>(definition: ListDefinition<T>): ListDefinition<T> {
  return definition;
}

export interface ListQuery {
  search?: string;
  sort?: string;
  limit: number;
  cursor?: string;
  [filter: string]: unknown;
}

export interface ListStatements {
  page: Statement;
  total: Statement;
  sort: string;
  cursorColumns: number;
}

interface Cursor {
  sort: string;
  values: string[];
}

/** Whether the search can be the exact value of the list's `whole` column. */
export function mayBeWhole<T>({ search }: ListDefinition<T>, query: ListQuery): boolean {
  return Boolean(query.search && search?.whole?.isMeant(search.key(query.search)));
}

/**
 * The two statements of a page: its rows (one more than the limit, to know whether there is a next page) and the capped
 * count. `organisationId` is null in a platform scope. `isWhole` searches for the exact value of the `whole` column instead
 * of for the words.
 */
export function listStatements<T>(
  list: ListDefinition<T>,
  query: ListQuery,
  organisationId: string | null,
  { isWhole = false } = {},
): ListStatements {
  const sort = query.sort ?? list.defaultSort;
  const descending = sort.startsWith('-');
  const columns = [...(list.sorts[sort.replace(/^-/, '')] ?? []), 'id'];
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const whose = organisationId === null ? 'true' : `organisation_id = ${bind(organisationId)}`;
  const filters = filterConditions(list, query, bind);
  const words = soughtConditions(list, query, isWhole, bind);
  const conditions = [whose, ...(list.where ? [list.where] : []), ...filters, ...words];

  const order = columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');
  // The order makes the planner read the list's index up to the cap: a generic plan, made for an ordinary practice, would
  // first gather all rows of a large one. The rows of a search are gathered in any case.
  const ordered = words.length > 0 ? '' : ` order by ${order}`;
  const total: Omit<Statement, 'name'> = {
    text: `select count(*) as total from (select 1 from ${list.from} where ${conditions.join(' and ')}${ordered} limit ${TOTAL_CAP + 1}) counted`,
    values: [...values],
  };
  if (query.cursor !== undefined) {
    const after = readCursor(query.cursor, sort, columns.length);
    conditions.push(
      `(${columns.join(', ')}) ${descending ? '<' : '>'} (${after.map((value) => bind(value)).join(', ')})`,
    );
  }
  const cursor = columns.map((column, at) => `${column}::text as cursor_${at}`).join(', ');
  const text = `select ${list.columns}, ${cursor} from ${list.from} where ${conditions.join(' and ')} order by ${order} limit ${bind(query.limit + 1)}`;
  return {
    page: named(list.name, text, values),
    total: named(`${list.name}.total`, total.text, total.values),
    sort,
    cursorColumns: columns.length,
  };
}

function filterConditions<T>(
  list: ListDefinition<T>,
  query: ListQuery,
  bind: (value: unknown) => string,
): string[] {
  return Object.entries(list.filters ?? {}).flatMap(([filter, column]) => {
    const value = query[filter];
    return value === undefined || value === null ? [] : [`${column} = ${bind(value)}`];
  });
}

function soughtConditions<T>(
  { search }: ListDefinition<T>,
  query: ListQuery,
  isWhole: boolean,
  bind: (value: unknown) => string,
): string[] {
  if (!search || !query.search) return [];
  const folded = search.key(query.search);
  return isWhole && search.whole
    ? [`${search.whole.column} = ${bind(folded)}`]
    : searchConditions(search.column, folded, bind);
}

/** The cursor of the page that follows `row`: base64url of the sort and the values of its columns. */
export function writeCursor(sort: string, row: Record<string, unknown>, columns: number): string {
  const values = Array.from({ length: columns }, (_, at) => String(row[`cursor_${at}`]));
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

function readCursor(cursor: string, sort: string, columns: number): string[] {
  const parsed = parseCursor(cursor);
  const uuid = /^[0-9a-f-]{36}$/i;
  if (
    !parsed ||
    parsed.sort !== sort ||
    parsed.values.length !== columns ||
    !uuid.test(parsed.values.at(-1) ?? '')
  ) {
    throw invalid({
      path: 'query.cursor',
      message: 'This cursor does not belong to this list. Please start from the first page.',
    });
  }
  return parsed.values;
}

function parseCursor(cursor: string): Cursor | null {
  try {
    const [sort, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    const texts = values.every(
      (value): value is string => typeof value === 'string' && !value.includes('\0'),
    );
    return typeof sort === 'string' && texts ? { sort, values: values as string[] } : null;
  } catch {
    return null; // Not one of our cursors; the caller reports the field.
  }
}
