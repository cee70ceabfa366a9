import { searchKey } from './search-key';
import { searchText } from './search-text';

/** A part of a text, by its first position and the one behind its last. */
export type TextRange = readonly [from: number, to: number];

interface Letter {
  folded: string;
  from: number;
  to: number;
}

/** The parts of a shown text that a search found, in order and without overlaps. */
export function searchMatches(shown: string, typed: string): TextRange[] {
  const letters = lettersOf(shown);
  const digits = letters.filter(({ folded }) => /\d/.test(folded));
  const words = searchText(typed).split(' ').filter(Boolean);
  return joined(words.flatMap((word) => occurrences(/^\d+$/.test(word) ? digits : letters, word)));
}

// Each letter with its place in the shown text; what folding drops (an apostrophe, an accent) belongs to the letter before.
function lettersOf(shown: string): Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  for (const character of shown) {
    const [from, to] = [at, (at += character.length)];
    const folded = /\s/.test(character) ? ' ' : searchKey(character);
    const before = letters.at(-1);
    if (folded === '' && before) before.to = to;
    for (const letter of folded.split('')) letters.push({ folded: letter, from, to });
  }
  return letters;
}

function occurrences(letters: readonly Letter[], word: string): TextRange[] {
  const text = letters.map(({ folded }) => folded).join('');
  const found: TextRange[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const [first, last] = [letters[at], letters[at + word.length - 1]];
    if (first && last) found.push([first.from, last.to]);
  }
  return found;
}

function joined(ranges: TextRange[]): TextRange[] {
  const inOrder = ranges.sort(([a], [b]) => a - b);
  const result: TextRange[] = [];
  for (const [from, to] of inOrder) {
    const before = result.at(-1);
    if (before && from <= before[1]) result[result.length - 1] = [before[0], Math.max(before[1], to)];
    else result.push([from, to]);
  }
  return result;
}
