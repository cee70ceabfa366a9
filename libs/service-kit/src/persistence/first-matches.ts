import { searchConditions } from './search';
import { practiceView } from './search-views';
import { canRetryWithSlips, slipConditions } from './slips';

/** A table with a folded `search_key` under a trigram index, as the search box reads it. */
export interface SearchedTable {
  name: string;
  /** `schema.table`. */
  from: string;
  columns: string;
  where: string;
  /** The column with the keys of `createNameSlips`, if the table has it. */
  slips?: string;
  /** Maximum number of rows to read, however many there are. */
  limit: number;
}

/** The SQL of a search. `$1` is the organisation, followed by `values`. */
export interface Matches {
  text: string;
  values: unknown[];
}

/** A trigram index cannot look up a shorter part of a word, except at the start of a word. */
const MIN_PART_LENGTH = 3;

/**
 * Returns SQL for the first rows that contain each word of a folded search, in no particular order. A list sorts its matches and
 * so reads all of them, for example every Nguyen of a large practice, while the search box shows six. The common table expression
 * is planned as if all rows were wanted, which makes the planner use the trigram index rather than scan until it has found
 * enough. It is executed row by row, so no more than `most` rows are read.
 */
export function firstMatches(table: SearchedTable, folded: string): Matches {
  return matchesOf(table, (bind) => wordConditions(folded, bind));
}

/**
 * Returns SQL for the first rows whose names match the words of a folded search except for one typing error; null if there can be
 * none.
 */
export function nearMatches(table: SearchedTable, folded: string): Matches | null {
  const { slips } = table;
  if (!slips || !canRetryWithSlips(folded)) return null;
  return matchesOf(table, (bind) => slipConditions({ text: 'search_key', slips }, folded, bind));
}

function matchesOf(
  { from, columns, where, limit: most }: SearchedTable,
  buildConditions: (bind: (value: unknown) => string) => string[],
): Matches {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value) + 1}`;
  const conditions = ['organisation_id = $1', where, ...buildConditions(bind)].join(' and ');
  return {
    text: `with found as materialized (select ${columns} from ${practiceView(from)} where ${conditions})
      select * from found limit ${most}`,
    values,
  };
}

function wordConditions(folded: string, bind: (value: unknown) => string): string[] {
  const words = folded.split(/\s+/).filter(Boolean);
  const long = words.filter(({ length }) => length >= MIN_PART_LENGTH);
  const short = words.filter(({ length }) => length < MIN_PART_LENGTH).slice(0, 3);
  const found = long.length > 0 ? searchConditions('search_key', long.join(' '), bind) : [];
  return [...found, ...short.map((word) => startsWith(word, long.length === 0, bind))];
}

// With a longer word to look up in the index, short ones are only compared.
function startsWith(word: string, isAsked: boolean, bind: (value: unknown) => string): string {
  if (!isAsked) return `strpos(' ' || search_key, ${bind(` ${word}`)}) > 0`;
  const like = word.replace(/[\\%_]/g, '\\$&');
  return `(search_key like ${bind(`${like}%`)} or search_key like ${bind(`% ${like}%`)})`;
}
