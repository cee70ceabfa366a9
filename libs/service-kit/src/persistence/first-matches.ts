import { searchConditions } from './search';
import { ofPractice } from './search-views';
import { isForgivable, slipConditions } from './slips';

/** A table with a folded `search_key` under a trigram index, as the search box reads it. */
export interface SearchedTable {
  /** Names the statement. */
  name: string;
  /** `schema.table`. */
  from: string;
  columns: string;
  where: string;
  /** The keys of `addNameSlips`, if it has them. */
  slips?: string;
  /** How many rows to read at most, of however many there are. */
  most: number;
}

/** `$1` is the organisation, `values` follow it. */
export interface Matches {
  text: string;
  values: unknown[];
}

/** A trigram index knows no shorter part of a word, but it knows how words begin. */
const SHORTEST_PART = 3;

/**
 * The first rows that contain each word of a folded search, in no order. A list orders what it finds, and so reads all of it:
 * every Nguyen of a large practice. The box shows six. The common table expression is planned as if all rows were wanted,
 * which makes the planner use the trigram index instead of reading along until it has met enough; it is carried out row by
 * row, so that no more than `most` are read.
 */
export function firstMatches(table: SearchedTable, folded: string): Matches {
  return matchesOf(table, (bind) => wordConditions(folded, bind));
}

/** The first rows whose names are like the words of a folded search but for a slip; null if there can be none. */
export function nearMatches(table: SearchedTable, folded: string): Matches | null {
  const { slips } = table;
  if (!slips || !isForgivable(folded)) return null;
  return matchesOf(table, (bind) => slipConditions({ text: 'search_key', slips }, folded, bind));
}

function matchesOf(
  { from, columns, where, most }: SearchedTable,
  sought: (bind: (value: unknown) => string) => string[],
): Matches {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value) + 1}`;
  const conditions = ['organisation_id = $1', where, ...sought(bind)].join(' and ');
  return {
    text: `with found as materialized (select ${columns} from ${ofPractice(from)} where ${conditions})
      select * from found limit ${most}`,
    values,
  };
}

function wordConditions(folded: string, bind: (value: unknown) => string): string[] {
  const words = folded.split(/\s+/).filter(Boolean);
  const long = words.filter(({ length }) => length >= SHORTEST_PART);
  const short = words.filter(({ length }) => length < SHORTEST_PART).slice(0, 3);
  const found = long.length > 0 ? searchConditions('search_key', long.join(' '), bind) : [];
  return [...found, ...short.map((word) => startsWith(word, long.length === 0, bind))];
}

// Beside a longer word, which the index looks up, short ones are only compared.
function startsWith(word: string, isAsked: boolean, bind: (value: unknown) => string): string {
  if (!isAsked) return `strpos(' ' || search_key, ${bind(` ${word}`)}) > 0`;
  const like = word.replace(/[\\%_]/g, '\\$&');
  return `(search_key like ${bind(`${like}%`)} or search_key like ${bind(`% ${like}%`)})`;
}
