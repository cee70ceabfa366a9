/** In letters. Shorter words are too similar to each other to tolerate a typing error. */
const MIN_TYPO_WORD_LENGTH = 4;

/**
 * Returns the keys under which a folded word of a name is found despite a typing error: the word itself, and the word without
 * each of its letters. Two words have a key in common if they differ by one omitted, added, mistyped or transposed letter.
 */
export function typoKeys(word: string): string[] {
  const letters = Array.from(word);
  const shorter =
    letters.length < MIN_TYPO_WORD_LENGTH ? [] : letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...shorter])];
}
