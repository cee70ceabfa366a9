import { searchKey } from './search-key';
import { normaliseSearchText } from './search-text';

/** A range of a text, from the first position (inclusive) to the last (exclusive). */
export type TextRange = readonly [from: number, to: number];

interface FoldedLetter {
  folded: string;
  from: number;
  to: number;
}

/** Returns the ranges of a displayed text that match a search, in order and without overlaps. */
export function findSearchMatches(text: string, typed: string): TextRange[] {
  const letters = toFoldedLetters(text);
  const digits = letters.filter(({ folded }) => /\d/.test(folded));
  const words = normaliseSearchText(typed).split(' ').filter(Boolean);
  return mergeRanges(words.flatMap((word) => findOccurrences(/^\d+$/.test(word) ? digits : letters, word)));
}

// Returns each folded letter with its range in the displayed text. Characters dropped by folding (such as an apostrophe or
// accent) belong to the preceding letter.
function toFoldedLetters(text: string): FoldedLetter[] {
  const letters: FoldedLetter[] = [];
  let at = 0;
  for (const character of text) {
    const [from, to] = [at, (at += character.length)];
    const folded = /\s/.test(character) ? ' ' : searchKey(character);
    const before = letters.at(-1);
    if (folded === '' && before) before.to = to;
    for (const letter of folded.split('')) letters.push({ folded: letter, from, to });
  }
  return letters;
}

function findOccurrences(letters: readonly FoldedLetter[], word: string): TextRange[] {
  const text = letters.map(({ folded }) => folded).join('');
  const found: TextRange[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const [first, last] = [letters[at], letters[at + word.length - 1]];
    if (first && last) found.push([first.from, last.to]);
  }
  return found;
}

function mergeRanges(ranges: TextRange[]): TextRange[] {
  const inOrder = ranges.sort(([a], [b]) => a - b);
  const result: TextRange[] = [];
  for (const [from, to] of inOrder) {
    const before = result.at(-1);
    if (before && from <= before[1]) result[result.length - 1] = [before[0], Math.max(before[1], to)];
    else result.push([from, to]);
  }
  return result;
}
