/** A range of sorted names: from `low` up to but excluding `high`. */
export interface NameRange {
  low: string;
  high: string;
}

/** Longer input is not treated as a name typed from memory. */
const MOST_WORDS = 3;
/** Sorts after every letter. */
const LAST = '\u{10FFFF}';

/**
 * Returns the ranges of sorted names ("last name, tab, first name") that match the typed prefix in any word order: "Min Nguyen",
 * "nguyen min" and the beginning of either.
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
