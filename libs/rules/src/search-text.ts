import { searchKey } from './search-key';
import { parseTypedDate } from './typed-date';

/** A date. Digits separated only by spaces are not one, because they are a phone number. */
const DATE =
  /(?<![^\s,;])(?:\d{1,4}([-/.])\d{1,2}\1\d{2,4}|\d{1,2}(?:st|nd|rd|th)?[\s-]?[a-z]{3,9}[\s,-]{1,2}\d{2,4})(?![^\s,;])/gi;

/** A group of digits as people write it: "+61 (0)412 345 678", "0412-345-678". */
const NUMBER = /(?<![^\s,;])[+(]{0,2}\d[\d\s().-]{3,}\d(?![^\s,;])/g;
const COUNTRY_PREFIX = /^(?:0011|00)?6[14]/;
const INTERNATIONAL_PREFIX = /^00(?:11)?/;
/** A number with this many digits has a country code, even without + or 00. */
const MIN_INTERNATIONAL_DIGITS = 11;
/** With fewer significant digits it is a number still being typed, or a quote number. */
const MIN_NUMBER_DIGITS = 5;

/**
 * Normalises search input to match the stored `searchKey`. A phone number in any format is reduced to the digits contained in
 * each of its stored forms, so that +61 412…, 0412…, 61412… and 412… find the same person. A date is reduced to the digits of the
 * stored one: 12/03/1984 to 19840312 and 12/3/84 to 840312.
 */
export function normaliseSearchText(typed: string): string {
  const numbers: string[] = [];
  const withoutDates = typed.replace(DATE, (run) => {
    const digits = toBirthDigits(run);
    if (digits === null) return run;
    numbers.push(digits);
    return ' ';
  });
  const rest = withoutDates.replace(NUMBER, (run) => {
    numbers.push(toSignificantDigits(run));
    return ' ';
  });
  const words = searchKey(rest.replace(/[,;"“”]/g, ' '));
  return [words, ...numbers].filter(Boolean).join(' ');
}

function toBirthDigits(run: string): string | null {
  const date = parseTypedDate(run);
  if (!date) return null;
  if ('iso' in date) return date.iso.replaceAll('-', '');
  return [date.shortYear, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('');
}

function toSignificantDigits(run: string): string {
  const digits = run.replace(/\D/g, '');
  const isInternational =
    run.includes('+') || digits.startsWith('00') || digits.length >= MIN_INTERNATIONAL_DIGITS;
  const national = isInternational
    ? digits.replace(COUNTRY_PREFIX, '').replace(INTERNATIONAL_PREFIX, '')
    : digits;
  const significant = national.replace(/^0+/, '');
  return significant.length >= MIN_NUMBER_DIGITS ? significant : digits;
}
