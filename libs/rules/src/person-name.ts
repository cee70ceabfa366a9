import { accept, refuse, type Checked } from './checked';

/** The text for a name with characters that no name has. */
export const INVALID_NAME = 'This field is invalid';

/** The text for a name that holds an address. */
export const NAME_WITH_ADDRESS = 'Please leave out web and email addresses';

// Format characters are invisible: zero-width spaces and joiners, direction marks, byte order marks.
const INVISIBLE = /\p{Cf}+/gu;
const JOINER = '\\u200c\\u200d';
/** The scripts whose letters the joiners shape: Persian spells with them, Sinhala and Malayalam conjuncts need them (UAX #31). */
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
/** Joiners that are part of what is written: between such letters, behind a virama, within an emoji. */
const NEEDED_JOINER = new RegExp(
  `(?<=[${SHAPED}])[${JOINER}](?=[${SHAPED}])|(?<=[${VIRAMA}])\\u200d` +
    `|(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})`,
  'gu',
);
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\uFFFD<>]/u;
const ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|\S@\S+\.\S/iu;

/**
 * Text without invisible characters, which come along when people copy from web pages; trimmed. Joiners stay where the
 * writing needs them.
 */
export function withoutInvisible(text: string): string {
  if (!/[\u200c\u200d]/.test(text)) return text.replace(INVISIBLE, '').trim();
  const needed = new Set(Array.from(text.matchAll(NEEDED_JOINER), ({ index }) => index));
  return text.replace(INVISIBLE, (run, at: number) => (needed.has(at) && run.length === 1 ? run : '')).trim();
}

/** Whether text, already without invisible characters, can be a name: one line, no control characters. */
export function isName(text: string): boolean {
  return !NOT_IN_NAMES.test(text);
}

/** Whether a name holds neither a web nor an email address: names appear in mails to outsiders. */
export function hasNoAddress(text: string): boolean {
  return !ADDRESS.test(text);
}

/** A name in its stored form: without invisible characters, single spaces. */
export function normaliseName(input: string): Checked<string> {
  const name = withoutInvisible(input);
  if (!isName(name)) return refuse(INVALID_NAME);
  return hasNoAddress(name) ? accept(name.replace(/\s+/g, ' ')) : refuse(NAME_WITH_ADDRESS);
}
