import { searchKey } from './search-key';

/** What is said where a typed signature is unlike the name and was not confirmed. */
export const UNCONFIRMED_NAME = 'Please confirm that what you typed is your signature';

const WORDS = /[\p{L}\p{N}]+/gu;
const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;
/** Scripts that write no spaces between the parts of a name. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** More letters than these are a word, not initials. */
const MOST_INITIALS = 4;
/** Shorter words must be the same to the letter. */
const LEAST_FOR_A_SLIP = 5;

/**
 * Whether a typed signature can be the signature of somebody of this name. Generous, because people sign as they like: one
 * of the names, initials, another order, without accents, a slip of a letter, or another script than the practice has. What it
 * refuses is somebody else's name, and text that is no name; those are asked about.
 */
export function resemblesName(typed: string, name: string): boolean {
  const [signed, known] = [wordsOf(typed), wordsOf(name)];
  if (!LETTER.test(signed.join('')) || known.length === 0) return false;
  // Nobody can tell whether 李娜 is Li Na.
  if (LATIN.test(signed.join('')) !== LATIN.test(known.join(''))) return true;
  if (UNSPACED.test(signed.join(''))) return [...signed.join('')].some((one) => known.join('').includes(one));
  return (
    signed.some((word) => known.some((part) => isAlike(word, part))) ||
    isJoined(signed.join(''), known) ||
    areInitials(signed.join(''), known)
  );
}

function wordsOf(text: string): string[] {
  return searchKey(text).match(WORDS) ?? [];
}

// A single letter is an initial, and says too little as a word.
function isAlike(word: string, part: string): boolean {
  if (word === part) return word.length > 1;
  if (Math.min(word.length, part.length) < LEAST_FOR_A_SLIP) return false;
  return isOneSlip(word, part);
}

/** Names that were run together: jeanluc, marywilson. */
function isJoined(signed: string, known: readonly string[]): boolean {
  return signed === known.join('') || known.some((part) => part.length > 2 && signed.startsWith(part));
}

/** The initials of some of the names, in whatever order; a middle name that the practice does not have is no matter. */
function areInitials(signed: string, known: readonly string[]): boolean {
  if (signed.length > MOST_INITIALS) return false;
  const initials = new Set(known.map((part) => part[0]));
  const own = [...signed].filter((letter) => initials.has(letter)).length;
  return own > 0 && own >= signed.length - 1;
}

/** One letter more, less, or another; or two neighbours changed over. */
function isOneSlip(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const after = long.slice(at + 1);
  if (long.length > short.length) return after === short.slice(at);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return after === short.slice(at + 1) || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}
