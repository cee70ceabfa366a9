import type { ListDefinition } from './list';

/**
 * Another table of the same schema whose names a list shows, sorts by or searches. Showing them costs a lookup per row of the
 * page. Sorting by them reads all matching rows, because no index spans two tables.
 */
export interface ListJoin {
  /** `schema.table`. */
  table: string;
  /** The column of the list's own table with the other row's id. */
  on: string;
  /**
   * The columns or expressions of the other table, by the name the list uses for them. The names must not occur in the list's own
   * table.
   */
  columns: Record<string, string>;
  /**
   * The other table's folded column with a trigram index, in which words of a search may occur. The planner then mostly compares
   * row by row, which suits lists of a few thousand rows but not lists that grow without limit. Those should have the names in
   * their own search column.
   */
  search?: string;
}

/** Returns the `from` clause of a list, with the joins whose columns are used in `text`. */
export function fromWith<T>(list: ListDefinition<T>, text: string): string {
  const joined = (list.joins ?? []).map((join, at) => (isUsed(join, text) ? leftJoin(join, at) : ''));
  return `${list.from}${joined.join('')}`;
}

/** Whether a column belongs to another table. */
export function isJoined<T>({ joins = [] }: ListDefinition<T>, column: string): boolean {
  return joins.some((join) => isUsed(join, column));
}

function isUsed({ columns }: ListJoin, text: string): boolean {
  return Object.keys(columns).some((name) => new RegExp(`\\b${name}\\b`).test(text));
}

// A subselect with unique names, so that the list's own columns need no qualifier. The planner flattens it.
function leftJoin({ table, on, columns }: ListJoin, at: number): string {
  const names = Object.entries(columns).map(([name, expression]) => `${expression} as ${name}`);
  const own = `joined_${at}`;
  const selected = [`organisation_id as ${own}_organisation`, `id as ${own}_id`, ...names].join(', ');
  return ` left join (select ${selected} from ${table}) ${own} on ${own}_organisation = organisation_id and ${own}_id = ${on}`;
}
