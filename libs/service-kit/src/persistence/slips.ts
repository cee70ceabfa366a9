import { slipKeys } from '@quillcare/rules';
import { searchConditions } from './search';

/** Further words of a search are ignored. */
const MAX_WORDS = 5;
const OF_A_NAME = /^[^\d@]{2,}$/;

export interface ForgivingColumns {
  /** Column with the folded text, under a trigram index. */
  text: string;
  /** Column with the keys of names (`name_slips`), under an index. */
  slips: string;
}

/** Whether a folded search has a word in which a typing error can be forgiven. */
export function isForgivable(folded: string): boolean {
  return folded.split(/[\s-]+/).some((word) => OF_A_NAME.test(word));
}

/**
 * Returns SQL conditions for a second search after the first found nothing: each word matches a name except for one typing error,
 * or all of them together match one ("mary anne" for Maryanne). Words that are not names, such as a phone number, are still
 * searched for as they are.
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
