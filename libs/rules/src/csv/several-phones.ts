import type { Country } from '../country';
import { readPhone } from '../phone';

/** Address books put several values into one cell; Google separates them with three colons. */
const BETWEEN_PHONES = /\s*(?::::|[;\n]|\s[/|]\s)\s*/;
const MOBILES: Readonly<Record<Country, RegExp>> = {
  AU: /^(?:(?:\+|0011|00)?61)?0?4\d{8}$/,
  NZ: /^(?:(?:\+|00)?64)?0?2[0-9]\d{6,8}$/,
};
/** Mobiles of the other country, with its country code required so that no local landline matches. */
const MOBILES_WITH_CODE: Readonly<Record<Country, RegExp>> = {
  AU: /^(?:\+|0011|00)?610?4\d{8}$/,
  NZ: /^(?:\+|0011|00)?640?2[0-9]\d{6,8}$/,
};
/** A number followed by words: "0412 345 678 (wife)", "02 9555 1202 ext 12". */
const WORDS_BEHIND = /^([+\d(][\d\s()+-]{6,20}\d)(?:\s*[-–(,;:]\s*|\s+)(\p{L}.{0,60})$/u;
const LEAST_DIGITS = 8;
/** In characters. Longer text is not a list of phone numbers. */
const LONGEST = 120;
/** Words that only state the type of a number. They are dropped when the number is read. */
export const PHONE_LABEL = '(?:m|mob|mobile|h|hm|home|w|wk|work|p|ph|phone|t|tel|cell)';
const LABEL = new RegExp(`^\\(?${PHONE_LABEL}\\)?$`, 'i');
const LABEL_BEFORE = new RegExp(`^${PHONE_LABEL}\\s*[:.-]?\\s*(?=[\\d(+])`, 'i');
/**
 * Possible separators between two numbers: a symbol, a word, a label, or a space before a 0. They only count if there is a number
 * on both sides.
 */
const PERHAPS_BETWEEN = new RegExp(
  `\\s*[/,&]\\s*|\\s+(?:or|and)\\s+|\\s+(?=${PHONE_LABEL}\\s*[:.-]?\\s*[\\d(+])|\\s+(?=[(+]|0)`,
  'giu',
);

/** Splits a cell into its phone numbers. Separators that could also occur within a number only split if both sides are numbers. */
export function phonesIn(text: string, country: Country): string[] {
  return text.split(BETWEEN_PHONES).flatMap((part) => {
    if (part.length > LONGEST || part.replace(/\D/g, '').length < 2 * LEAST_DIGITS) return [part];
    for (const { 0: between, index } of part.matchAll(PERHAPS_BETWEEN)) {
      const [before, after] = [part.slice(0, index), part.slice(index + between.length)];
      if (isPhone(before, country) && phonesIn(after, country).every((one) => isPhone(one, country)))
        return [before, ...phonesIn(after, country)];
    }
    return [part];
  });
}

function isPhone(text: string, country: Country): boolean {
  const number = text.replace(LABEL_BEFORE, '');
  return readPhone(number, country).ok && number.replace(/\D/g, '').length >= LEAST_DIGITS;
}

interface Room {
  hasSecond: boolean;
  hasNotes: boolean;
}

/**
 * Distributes phone numbers: the mobile becomes the first phone, the next number the second, and further numbers go into a note,
 * as do words next to a number.
 */
export function sharePhones(
  record: Record<string, string>,
  values: readonly string[],
  country: Country,
  extras: string[],
  { hasSecond, hasNotes }: Room,
): void {
  const texts = values.flatMap((value) => phonesIn(value, country));
  const numbers = distinct(hasNotes ? texts.map((text) => withoutWords(text, extras)) : texts);
  if (numbers.length === 0) {
    // People with only a landline have that number in the other column.
    if (record['phone'] === '' && record['secondaryPhone'])
      Object.assign(record, { phone: record['secondaryPhone'], secondaryPhone: '' });
    return;
  }
  const ranked = numbers.map((number) => ({ number, rank: rankOf(number, country) }));
  const [first = '', ...others] = ranked.sort((a, b) => a.rank - b.rank).map(({ number }) => number);
  record['phone'] = first;
  if (hasSecond && !record['secondaryPhone'] && others.length > 0)
    record['secondaryPhone'] = others.shift() ?? '';
  extras.push(...others.map((number) => `Other phone: ${number}`));
}

/** Ranks mobiles first. Text that is not a number, such as Excel's 6.14E+10, comes after those that are. */
function rankOf(number: string, country: Country): number {
  const digits = number.replace(/[^\d+]/g, '');
  const other = country === 'AU' ? 'NZ' : 'AU';
  if (MOBILES[country].test(digits) || MOBILES_WITH_CODE[other].test(digits)) return 0;
  return digits.length >= LEAST_DIGITS && !/\de\+?\d/i.test(number) ? 1 : 2;
}

/** Returns only the number. The words next to it go into a note. */
function withoutWords(text: string, extras: string[]): string {
  const [, number, words] = WORDS_BEHIND.exec(text.trim()) ?? [];
  if (number === undefined || words === undefined || LABEL.test(words)) return text;
  if (number.replace(/\D/g, '').length < LEAST_DIGITS) return text;
  extras.push(`Phone: ${text.trim()}`);
  return number;
}

/** Removes values that differ only in spaces, hyphens, brackets and case. */
export function distinct(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = value.replace(/[\s()-]/g, '').toLowerCase();
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}
