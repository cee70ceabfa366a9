import { searchKey } from './search-key';

/** Message for a typed signature that differs from the name and was not confirmed. */
export const CONFIRM_SIGNATURE_MESSAGE = 'Please confirm that what you typed is your signature';

const WORD_PATTERN = /[\p{L}\p{N}]+/gu;
const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;
/** Scripts without spaces between the parts of a name. */
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** In letters. Longer text is a word, not initials. */
const MAX_INITIALS = 4;
/** In letters. Shorter words must match exactly. */
const MIN_TYPO_WORD_LENGTH = 5;

/**
 * Returns whether a typed signature could be that of a person with this name. Lenient, because people sign as they like: one of
 * their names, initials, a different order, without accents, with a typing error, or in a different script. Other people's names
 * and text that is not a name do not match, so the signatory is asked to confirm them.
 */
export function resemblesName(typed: string, name: string): boolean {
  const [signed, known] = [splitWords(typed), splitWords(name)];
  if (!LETTER.test(signed.join('')) || known.length === 0) return false;
  // Transliterations cannot be compared: 李娜 may or may not be Li Na.
  if (LATIN.test(signed.join('')) !== LATIN.test(known.join(''))) return true;
  if (UNSPACED_SCRIPT.test(signed.join('')))
    return [...signed.join('')].some((one) => known.join('').includes(one));
  return (
    signed.some((word) => known.some((part) => isSimilarWord(word, part))) ||
    isJoinedName(signed.join(''), known) ||
    matchesInitials(signed.join(''), known)
  );
}

function splitWords(text: string): string[] {
  return searchKey(text).match(WORD_PATTERN) ?? [];
}

// A single letter is an initial, which is too little to match as a word.
function isSimilarWord(word: string, part: string): boolean {
  if (word === part) return word.length > 1;
  if (Math.min(word.length, part.length) < MIN_TYPO_WORD_LENGTH) return false;
  return isOneTypo(word, part);
}

/** Whether names were run together: jeanluc, marywilson. */
function isJoinedName(signed: string, known: readonly string[]): boolean {
  return signed === known.join('') || known.some((part) => part.length > 2 && signed.startsWith(part));
}

/**
 * Whether the text is the initials of some of the names in any order. One additional letter is tolerated, for a middle name the
 * practice does not have.
 */
function matchesInitials(signed: string, known: readonly string[]): boolean {
  if (signed.length > MAX_INITIALS) return false;
  const initials = new Set(known.map((part) => part[0]));
  const own = [...signed].filter((letter) => initials.has(letter)).length;
  return own > 0 && own >= signed.length - 1;
}

/** Whether the words differ by one inserted, missing or replaced letter, or two transposed neighbours. */
function isOneTypo(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const after = long.slice(at + 1);
  if (long.length > short.length) return after === short.slice(at);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return after === short.slice(at + 1) || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}
