import { slipKeys } from '@quillcare/rules';
import { searchConditions } from './search';

/** Further words of a search are ignored. */
const MAX_WORDS = 5;
const OF_A_NAME = /^[^\d@]{2,}$/;

/** The columns that are searched. */
export interface ForgivingColumns {
  /** Folded text under a trigram index. */
  text: string;
  /** The keys of names (`nameSlips`) under an index. */
  slips: string;
}

/** Whether a folded search has a word in which a slip can be forgiven. */
export function isForgivable(folded: string): boolean {
  return folded.split(/[\s-]+/).some((word) => OF_A_NAME.test(word));
}

/**
 * SQL conditions of a second search, for when the first has found nothing: each word is that of a name but for one slip, or
 * all of them together are one ("mary anne" for Maryanne). What is no name, such as a phone number, is still searched for as
 * it is.
 */
export function slipConditions(
  { text, slips }: ForgivingColumns,
  folded: string,
  bind: (value: unknown) => string,
): string[] {
  const words = folded
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const names = words.filter((word) => OF_A_NAME.test(word));
  const others = words.filter((word) => !OF_A_NAME.test(word));
  const like = (word: string) => `${slips} && ${bind(slipKeys(word))}::text[]`;
  const each = names.map(like).join(' and ');
  const found = names.length > 1 ? `((${each}) or ${like(names.join(''))})` : each;
  return [found, ...(others.length > 0 ? searchConditions(text, others.join(' '), bind) : [])];
}
