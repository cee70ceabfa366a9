import type { ListDefinition } from './list';

/**
 * Another table of the same schema whose names a list shows, sorts by or finds. Showing costs a look-up for each row of the
 * page. Sorting by it reads all rows that match, because no index spans two tables.
 */
export interface ListJoin {
  /** `schema.table`. */
  table: string;
  /** The column of the list's own table that holds the other row's id. */
  on: string;
  /** By the name that the list uses for it, which no column of its own table has: the column or expression there. */
  columns: Record<string, string>;
  /**
   * The folded column of its trigram index: a word of a search may be in it. The planner then mostly compares row after row:
   * for a list of some thousand rows, not for one that grows without end. Such a list has the names in its own search column.
   */
  search?: string;
}

/** The `from` of a list, with the joins whose names are used in `text`. */
export function fromWith<T>(list: ListDefinition<T>, text: string): string {
  const joined = (list.joins ?? []).map((join, at) => (isUsed(join, text) ? leftJoin(join, at) : ''));
  return `${list.from}${joined.join('')}`;
}

/** Whether a column is one of another table. */
export function isJoined<T>({ joins = [] }: ListDefinition<T>, column: string): boolean {
  return joins.some((join) => isUsed(join, column));
}

function isUsed({ columns }: ListJoin, text: string): boolean {
  return Object.keys(columns).some((name) => new RegExp(`\\b${name}\\b`).test(text));
}

// A sub-select with names of its own: the list's own columns need no qualifier. The planner flattens it.
function leftJoin({ table, on, columns }: ListJoin, at: number): string {
  const names = Object.entries(columns).map(([name, expression]) => `${expression} as ${name}`);
  const own = `joined_${at}`;
  const selected = [`organisation_id as ${own}_organisation`, `id as ${own}_id`, ...names].join(', ');
  return ` left join (select ${selected} from ${table}) ${own} on ${own}_organisation = organisation_id and ${own}_id = ${on}`;
}
