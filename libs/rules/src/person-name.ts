import { accept, refuse, type Checked } from './checked';

/** Message for a name with characters that cannot occur in names. */
export const INVALID_NAME = 'This field is invalid';

/** Message for a name that contains a web or email address. */
export const NAME_WITH_ADDRESS = 'Please leave out web and email addresses';

// Format characters are invisible: zero-width spaces and joiners, direction marks, byte order marks.
const INVISIBLE = /\p{Cf}+/gu;
const JOINER = '\\u200c\\u200d';
/** Scripts in which joiners affect the letters: Persian spelling uses them, Sinhala and Malayalam conjuncts need them (UAX #31). */
const SHAPED = [
  ...[
    'Arabic',
    'Syriac',
    'Nko',
    'Mongolian',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
  ],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Myanmar', 'Khmer', 'Balinese', 'Javanese'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca';
/** Joiners that are part of the text: between letters of these scripts, after a virama, or within an emoji. */
const NEEDED_JOINER = new RegExp(
  `(?<=[${SHAPED}])[${JOINER}](?=[${SHAPED}])|(?<=[${VIRAMA}])\\u200d` +
    `|(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})`,
  'gu',
);
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\uFFFD<>]/u;
const ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|\S@\S+\.\S/iu;

/**
 * Returns trimmed text without the invisible characters that come with copying from web pages. Joiners required by the script are
 * kept.
 */
export function withoutInvisible(text: string): string {
  if (!/[\u200c\u200d]/.test(text)) return text.replace(INVISIBLE, '').trim();
  const needed = new Set(Array.from(text.matchAll(NEEDED_JOINER), ({ index }) => index));
  return text.replace(INVISIBLE, (run, at: number) => (needed.has(at) && run.length === 1 ? run : '')).trim();
}

/** Returns whether text (without invisible characters) can be a name: a single line without control characters. */
export function isName(text: string): boolean {
  return !NOT_IN_NAMES.test(text);
}

/** Returns whether a name contains neither a web nor an email address, because names appear in emails to outsiders. */
export function hasNoAddress(text: string): boolean {
  return !ADDRESS.test(text);
}

/** Normalises a name to its stored form: no invisible characters, single spaces. */
export function normaliseName(input: string): Checked<string> {
  const name = withoutInvisible(input);
  if (!isName(name)) return refuse(INVALID_NAME);
  return hasNoAddress(name) ? accept(name.replace(/\s+/g, ' ')) : refuse(NAME_WITH_ADDRESS);
}
