/** At most so many words of a search are looked for. */
const MAX_WORDS = 5;
/** So long a part of a word has five trigrams: enough to be rare, and each further one is one more list to look into. */
const ASKED_LENGTH = 7;
/** Shorter names before an @ are not rare by themselves. */
const SHORTEST_NAME = 3;
/** So many digits in a row are somebody's number, and no year. */
const NUMBER = /\d{5}/;

/** How one search is looked for: the words that must be in the text, and the parts of them that the index is asked for. */
export interface SearchTerms {
  words: string[];
  asked: string[];
}

/**
 * Takes a folded search apart. A trigram index follows the rarest trigram of what it is asked and looks each of its rows up
 * in the lists of all the others: of an address some thirty, most of which every client has. So it is asked for the rare
 * part alone: the end of a word or of what stands before its @ (`249999@` of `susan.jones.249999@example.com`), and where a
 * number is looked for, for nothing else. The words themselves are compared with the few rows that are found.
 */
export function searchTerms(folded: string): SearchTerms {
  const words = folded.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const parts = words.map(rarePart);
  const numbers = parts.filter((part) => NUMBER.test(part));
  return { words, asked: numbers.length > 0 ? numbers : parts };
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

function rarePart(word: string): string {
  const at = word.indexOf('@');
  if (at < 0) return word.slice(-ASKED_LENGTH);
  return at < SHORTEST_NAME ? word : word.slice(0, at + 1).slice(-ASKED_LENGTH);
}
