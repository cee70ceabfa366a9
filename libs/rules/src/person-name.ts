import { success, failure, type ParseResult } from './parse-result';

/** Message for a name with characters that cannot occur in names. */
export const INVALID_NAME = 'This field is invalid';

/** Message for a name that contains a web or email address. */
export const NAME_WITH_ADDRESS = 'Please leave out web and email addresses';

// Format characters are invisible: zero-width spaces and joiners, direction marks, byte order marks.
const INVISIBLE_CHARACTERS = /\p{Cf}+/gu;
const JOINERS = '\\u200c\\u200d';
/** Scripts in which joiners affect the letters: Persian spelling uses them, Sinhala and Malayalam conjuncts need them (UAX #31). */
const JOINING_SCRIPTS = [
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
const SIGNIFICANT_JOINER = new RegExp(
  `(?<=[${JOINING_SCRIPTS}])[${JOINERS}](?=[${JOINING_SCRIPTS}])|(?<=[${VIRAMA}])\\u200d` +
    `|(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})`,
  'gu',
);
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\uFFFD<>]/u;
const WEB_OR_EMAIL_ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|\S@\S+\.\S/iu;

/**
 * Returns trimmed text without the invisible characters that come with copying from web pages. Joiners required by the script are
 * kept.
 */
export function stripInvisible(text: string): string {
  if (!/[\u200c\u200d]/.test(text)) return text.replace(INVISIBLE_CHARACTERS, '').trim();
  const needed = new Set(Array.from(text.matchAll(SIGNIFICANT_JOINER), ({ index }) => index));
  return text
    .replace(INVISIBLE_CHARACTERS, (run, at: number) => (needed.has(at) && run.length === 1 ? run : ''))
    .trim();
}

/** Returns whether text (without invisible characters) can be a name: a single line without control characters. */
export function isValidName(text: string): boolean {
  return !FORBIDDEN_CHARACTERS.test(text);
}

/** Returns whether a name contains neither a web nor an email address, because names appear in emails to outsiders. */
export function lacksAddress(text: string): boolean {
  return !WEB_OR_EMAIL_ADDRESS.test(text);
}

/** Normalises a name to its stored form: no invisible characters, single spaces. */
export function normaliseName(input: string): ParseResult<string> {
  const name = stripInvisible(input);
  if (!isValidName(name)) return failure(INVALID_NAME);
  return lacksAddress(name) ? success(name.replace(/\s+/g, ' ')) : failure(NAME_WITH_ADDRESS);
}
