/** A range of the sorted names: from `low` up to, but not including, `high`. */
export interface NameRange {
  low: string;
  high: string;
}

/** More words than this are no name that somebody types from memory. */
const MOST_WORDS = 3;
/** Sorts behind every letter. */
const LAST = '\u{10FFFF}';

/**
 * Where the names that begin with what was typed stand among the sorted ones ("last name, tab, first name"), in any order of
 * the words: "Min Nguyen", "nguyen min" and the beginning of either.
 */
export function nameRanges(folded: string): NameRange[] {
  const words = folded.split(/\s+/).filter((word) => word && !/\d|@/.test(word));
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const starts = new Set<string>();
  for (let at = 1; at < words.length; at += 1) {
    const [left, right] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    starts.add(`${right}\t${left}`).add(`${left}\t${right}`);
  }
  starts.add(words.join(' '));
  return [...starts].map((low) => ({ low, high: `${low}${LAST}` }));
}
