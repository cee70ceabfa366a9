import type { Country } from '../country';
import { parsePhone } from '../phone';

/** Address books put several values into one cell; Google separates them with three colons. */
const PHONE_SEPARATOR = /\s*(?::::|[;\n]|\s[/|]\s)\s*/;
const MOBILE_PATTERNS: Readonly<Record<Country, RegExp>> = {
  AU: /^(?:(?:\+|0011|00)?61)?0?4\d{8}$/,
  NZ: /^(?:(?:\+|00)?64)?0?2[0-9]\d{6,8}$/,
};
/** Mobiles of the other country, with its country code required so that no local landline matches. */
const INTERNATIONAL_MOBILE_PATTERNS: Readonly<Record<Country, RegExp>> = {
  AU: /^(?:\+|0011|00)?610?4\d{8}$/,
  NZ: /^(?:\+|0011|00)?640?2[0-9]\d{6,8}$/,
};
/** A number followed by words: "0412 345 678 (wife)", "02 9555 1202 ext 12". */
const TRAILING_WORDS = /^([+\d(][\d\s()+-]{6,20}\d)(?:\s*[-–(,;:]\s*|\s+)(\p{L}.{0,60})$/u;
const MIN_PHONE_DIGITS = 8;
/** In characters. Longer text is not a list of phone numbers. */
const MAX_TEXT_LENGTH = 120;
/** Words that only state the type of a number. They are dropped when the number is read. */
export const PHONE_LABEL = '(?:m|mob|mobile|h|hm|home|w|wk|work|p|ph|phone|t|tel|cell)';
const LABEL_ONLY = new RegExp(`^\\(?${PHONE_LABEL}\\)?$`, 'i');
const LEADING_LABEL = new RegExp(`^${PHONE_LABEL}\\s*[:.-]?\\s*(?=[\\d(+])`, 'i');
/**
 * Possible separators between two numbers: a symbol, a word, a label, or a space before a 0. They only count if there is a number
 * on both sides.
 */
const POSSIBLE_SEPARATOR = new RegExp(
  `\\s*[/,&]\\s*|\\s+(?:or|and)\\s+|\\s+(?=${PHONE_LABEL}\\s*[:.-]?\\s*[\\d(+])|\\s+(?=[(+]|0)`,
  'giu',
);

/** Splits a cell into its phone numbers. Separators that could also occur within a number only split if both sides are numbers. */
export function splitPhones(text: string, country: Country): string[] {
  return text.split(PHONE_SEPARATOR).flatMap((part) => {
    if (part.length > MAX_TEXT_LENGTH || part.replace(/\D/g, '').length < 2 * MIN_PHONE_DIGITS) return [part];
    for (const { 0: between, index } of part.matchAll(POSSIBLE_SEPARATOR)) {
      const [before, after] = [part.slice(0, index), part.slice(index + between.length)];
      if (
        isPhoneText(before, country) &&
        splitPhones(after, country).every((one) => isPhoneText(one, country))
      )
        return [before, ...splitPhones(after, country)];
    }
    return [part];
  });
}

function isPhoneText(text: string, country: Country): boolean {
  const number = text.replace(LEADING_LABEL, '');
  return parsePhone(number, country).ok && number.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;
}

interface PhoneFields {
  hasSecond: boolean;
  hasNotes: boolean;
}

/**
 * Distributes phone numbers: the mobile becomes the first phone, the next number the second, and further numbers go into a note,
 * as do words next to a number.
 */
export function distributePhones(
  record: Record<string, string>,
  values: readonly string[],
  country: Country,
  extras: string[],
  { hasSecond, hasNotes }: PhoneFields,
): void {
  const texts = values.flatMap((value) => splitPhones(value, country));
  const numbers = distinctValues(hasNotes ? texts.map((text) => stripTrailingWords(text, extras)) : texts);
  if (numbers.length === 0) {
    // People with only a landline have that number in the other column.
    if (record['phone'] === '' && record['secondaryPhone'])
      Object.assign(record, { phone: record['secondaryPhone'], secondaryPhone: '' });
    return;
  }
  const ranked = numbers.map((number) => ({ number, rank: rankPhone(number, country) }));
  const [first = '', ...others] = ranked.sort((a, b) => a.rank - b.rank).map(({ number }) => number);
  record['phone'] = first;
  if (hasSecond && !record['secondaryPhone'] && others.length > 0)
    record['secondaryPhone'] = others.shift() ?? '';
  extras.push(...others.map((number) => `Other phone: ${number}`));
}

/** Ranks mobiles first. Text that is not a number, such as Excel's 6.14E+10, comes after those that are. */
function rankPhone(number: string, country: Country): number {
  const digits = number.replace(/[^\d+]/g, '');
  const other = country === 'AU' ? 'NZ' : 'AU';
  if (MOBILE_PATTERNS[country].test(digits) || INTERNATIONAL_MOBILE_PATTERNS[other].test(digits)) return 0;
  return digits.length >= MIN_PHONE_DIGITS && !/\de\+?\d/i.test(number) ? 1 : 2;
}

/** Returns only the number. The words next to it go into a note. */
function stripTrailingWords(text: string, extras: string[]): string {
  const [, number, words] = TRAILING_WORDS.exec(text.trim()) ?? [];
  if (number === undefined || words === undefined || LABEL_ONLY.test(words)) return text;
  if (number.replace(/\D/g, '').length < MIN_PHONE_DIGITS) return text;
  extras.push(`Phone: ${text.trim()}`);
  return number;
}

/** Removes values that differ only in spaces, hyphens, brackets and case. */
export function distinctValues(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = value.replace(/[\s()-]/g, '').toLowerCase();
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}
