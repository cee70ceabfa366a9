import type { Country } from '../country';
import { isEmail } from '../email';
import { parsePhone } from '../phone';
import { normaliseState } from '../state';
import { parseTypedDate } from '../typed-date';
import { splitPhones } from './split-phones';

export type ContentKind = 'EMAIL' | 'MOBILE' | 'PHONE' | 'DATE' | 'STATE' | 'POSTCODE';

/** Fraction of the filled cells that must match; the rest may be irregular. */
const MIN_MATCHING_SHARE = 0.8;
const MAX_VALUE_LENGTH = 80;
const MOBILE =
  /^(?:(?:\+|0011)?61[\s-]?|0)\(?0?\)?4[\d\s-]{8,11}$|^(?:(?:\+|00)?64[\s-]?|0)2[0-9][\d\s-]{6,10}$/;
const MIN_PHONE_DIGITS = 8;

/** Returns the kind of content most of the filled cells have, or null if it is not recognisable or the column is empty. */
export function detectContentKind(values: readonly string[], country: Country): ContentKind | null {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  if (filled.length === 0) return null;
  const matchesMost = (is: (text: string) => boolean): boolean =>
    filled.filter((text) => text.length <= MAX_VALUE_LENGTH && is(text)).length >=
    filled.length * MIN_MATCHING_SHARE;
  if (matchesMost((text) => isEmail(text.toLowerCase()))) return 'EMAIL';
  const matchesEachPhone = (text: string, is: (number: string) => boolean): boolean =>
    splitPhones(text, country).every((number) => is(number.trim()));
  if (matchesMost((text) => matchesEachPhone(text, (number) => MOBILE.test(number)))) return 'MOBILE';
  if (
    matchesMost((text) =>
      matchesEachPhone(text, (number) => MOBILE.test(number) || isPhoneValue(number, country)),
    )
  )
    return 'PHONE';
  if (matchesMost(isDateValue)) return 'DATE';
  if (matchesMost((text) => normaliseState(text, country).ok)) return 'STATE';
  // Years also have four digits, so a column of mostly 19xx and 20xx does not count as postcodes. Callers also check the header
  // or look for a state column.
  if (matchesMost((text) => /^\d{4}$/.test(text)) && !matchesMost((text) => /^(?:19|20)\d\d$/.test(text)))
    return 'POSTCODE';
  return null;
}

/** Returns whether a cell contains data, which means that its row is not the header. */
export function isDataValue(text: string, country: Country): boolean {
  const cell = text.trim();
  return (
    isEmail(cell.toLowerCase()) ||
    isPhoneValue(cell, country) ||
    isDateValue(cell) ||
    /^[$\d][\d.,]*$/.test(cell)
  );
}

function isPhoneValue(text: string, country: Country): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < MIN_PHONE_DIGITS || /[a-z]/i.test(text) || isDateValue(text)) return false;
  const phone = parsePhone(text, country);
  return phone.ok && phone.value.exists;
}

function isDateValue(text: string): boolean {
  const date = parseTypedDate(text.replace(/^(\d{1,2})([/.-])(\d{1,2})\2/, swapToDayFirst));
  return date !== null && /\d/.test(text);
}

/** Swaps the first two numbers if the month must come first. */
function swapToDayFirst(all: string, one: string, between: string, two: string): string {
  return Number(two) > 12 ? `${two}${between}${one}${between}` : all;
}
