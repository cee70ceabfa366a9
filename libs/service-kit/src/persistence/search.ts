/** At most so many words of a search are looked for. */
const MAX_WORDS = 5;
/** So long a part of a word is rare enough: each further trigram is one more list to look into. */
const ASKED_LENGTH = 7;
/** Shorter names before an @ are not rare by themselves. */
const SHORTEST_NAME = 3;
/** So many digits at the end of a word are somebody's number, and no year; of them, the last six are asked for. */
const NUMBER = /\d{5,}(?=\W*$)/;
const ASKED_DIGITS = 6;

/** How one search is looked for: the words that must be in the text, and the parts of them that the index is asked for. */
export interface SearchTerms {
  words: string[];
  asked: string[];
}

/**
 * Takes a folded search apart. A trigram index follows the rarest trigram of what it is asked and looks each of its rows up
 * in the lists of all the others: of an address some thirty, most of which every client has. So it is asked for the rare
 * part alone: the end of a word or of what stands before its @ (`249999` of `susan.jones.249999@example.com`), and where a
 * number is looked for, for nothing else. The words themselves are compared with the few rows that are found.
 */
export function searchTerms(folded: string): SearchTerms {
  const words = folded.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const numbers = words.flatMap((word) => numberIn(word) ?? []);
  return { words, asked: numbers.length > 0 ? numbers : words.map(rarePart) };
}

/**
 * Conditions on a folded column with a trigram index: each word of the search is part of it. `bind` takes a value and answers
 * its placeholder.
 */
export function searchConditions(column: string, folded: string, bind: (value: unknown) => string): string[] {
  const { words, asked } = searchTerms(folded);
  const compared = words.filter((word) => !asked.includes(word));
  return [
    ...asked.map((part) => `${column} like ${bind(`%${part.replace(/[\\%_]/g, '\\$&')}%`)}`),
    ...compared.map((word) => `strpos(${column}, ${bind(word)}) > 0`),
  ];
}

function numberIn(word: string): string | undefined {
  return NUMBER.exec(nameOf(word))?.[0].slice(-ASKED_DIGITS);
}

function rarePart(word: string): string {
  const at = word.indexOf('@');
  // What has no name before its @ is rare by what stands behind it, if at all.
  return at >= 0 && at < SHORTEST_NAME ? word : nameOf(word).slice(-ASKED_LENGTH);
}

// Of an address what stands before its @, and that.
function nameOf(word: string): string {
  return word.slice(0, word.indexOf('@') + 1 || undefined);
}
