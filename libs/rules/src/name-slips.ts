/** Shorter words are too much like each other for a slip in them to be forgiven. */
const SHORTEST = 4;

/**
 * The keys by which a folded word of a name is found despite a slip: the word, and what is left of it without each of its
 * letters. Two words that differ by a letter left out, added, mistaken or swapped with its neighbour have one in common.
 */
export function slipKeys(word: string): string[] {
  const letters = Array.from(word);
  const shorter = letters.length < SHORTEST ? [] : letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...shorter])];
}
