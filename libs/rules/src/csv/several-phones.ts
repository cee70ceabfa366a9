import type { Country } from '../country';
import { readPhone } from '../phone';

/** Address books put several values into one cell, Google with three colons between. */
const BETWEEN_PHONES = /\s*(?::::|[;\n]|\s[/|]\s)\s*/;
const MOBILES: Readonly<Record<Country, RegExp>> = {
  AU: /^(?:(?:\+|0011|00)?61)?0?4\d{8}$/,
  NZ: /^(?:(?:\+|00)?64)?0?2[0-9]\d{6,8}$/,
};
/** Abroad with the country's code, so that no landline at home is taken for one. */
const MOBILES_WITH_CODE: Readonly<Record<Country, RegExp>> = {
  AU: /^(?:\+|0011|00)?610?4\d{8}$/,
  NZ: /^(?:\+|0011|00)?640?2[0-9]\d{6,8}$/,
};
/** A number with words behind it: "0412 345 678 (wife)", "02 9555 1202 ext 12". */
const WORDS_BEHIND = /^([+\d(][\d\s()+-]{6,20}\d)(?:\s*[-–(,;:]\s*|\s+)(\p{L}.{0,60})$/u;
const LEAST_DIGITS = 8;
/** A longer text is no list of somebody's numbers. */
const LONGEST = 120;
/** Words that say only what kind of number it is; they are dropped where the number is read. */
export const PHONE_LABEL = '(?:m|mob|mobile|h|hm|home|w|wk|work|p|ph|phone|t|tel|cell)';
const LABEL = new RegExp(`^\\(?${PHONE_LABEL}\\)?$`, 'i');
const LABEL_BEFORE = new RegExp(`^${PHONE_LABEL}\\s*[:.-]?\\s*(?=[\\d(+])`, 'i');
/** What may stand between two numbers, if there is one on either side: a sign, a word, a label, or nothing before the 0. */
const PERHAPS_BETWEEN = new RegExp(
  `\\s*[/,&]\\s*|\\s+(?:or|and)\\s+|\\s+(?=${PHONE_LABEL}\\s*[:.-]?\\s*[\\d(+])|\\s+(?=[(+]|0)`,
  'giu',
);

/** The numbers of a cell. What could also stand within a number parts two only where both are numbers. */
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
  /** The record has a second phone. */
  hasSecond: boolean;
  hasNotes: boolean;
}

/** The mobile is the first phone, the next number the second, and further ones are kept in a note, as are words about a number. */
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
    // Somebody who only has a landline has that number in the other column.
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

/** Mobiles first; what is no number at all, such as Excel's 6.14E+10, is not in the way of one that is. */
function rankOf(number: string, country: Country): number {
  const digits = number.replace(/[^\d+]/g, '');
  const other = country === 'AU' ? 'NZ' : 'AU';
  if (MOBILES[country].test(digits) || MOBILES_WITH_CODE[other].test(digits)) return 0;
  return digits.length >= LEAST_DIGITS && !/\de\+?\d/i.test(number) ? 1 : 2;
}

/** The number alone; whose it is goes into a note. */
function withoutWords(text: string, extras: string[]): string {
  const [, number, words] = WORDS_BEHIND.exec(text.trim()) ?? [];
  if (number === undefined || words === undefined || LABEL.test(words)) return text;
  if (number.replace(/\D/g, '').length < LEAST_DIGITS) return text;
  extras.push(`Phone: ${text.trim()}`);
  return number;
}

/** Without what differs only in spaces, brackets and letter case. */
export function distinct(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = value.replace(/[\s()-]/g, '').toLowerCase();
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}
