import type { Country } from '../country';
import { isEmail } from '../email';
import { readPhone } from '../phone';
import { normaliseState } from '../state';
import { readTypedDate } from '../typed-date';
import { phonesIn } from './several-phones';

export type ContentKind = 'EMAIL' | 'MOBILE' | 'PHONE' | 'DATE' | 'STATE' | 'POSTCODE';

/** Fraction of the filled cells that must match; the rest may be irregular. */
const SHARE = 0.8;
const LONGEST = 80;
const MOBILE =
  /^(?:(?:\+|0011)?61[\s-]?|0)\(?0?\)?4[\d\s-]{8,11}$|^(?:(?:\+|00)?64[\s-]?|0)2[0-9][\d\s-]{6,10}$/;
const PHONE_DIGITS = 8;

/** Returns the kind of content most of the filled cells have, or null if it is not recognisable or the column is empty. */
export function contentKind(values: readonly string[], country: Country): ContentKind | null {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  if (filled.length === 0) return null;
  const isMost = (is: (text: string) => boolean): boolean =>
    filled.filter((text) => text.length <= LONGEST && is(text)).length >= filled.length * SHARE;
  if (isMost((text) => isEmail(text.toLowerCase()))) return 'EMAIL';
  const isEach = (text: string, is: (number: string) => boolean): boolean =>
    phonesIn(text, country).every((number) => is(number.trim()));
  if (isMost((text) => isEach(text, (number) => MOBILE.test(number)))) return 'MOBILE';
  if (isMost((text) => isEach(text, (number) => MOBILE.test(number) || isPhone(number, country))))
    return 'PHONE';
  if (isMost(isDate)) return 'DATE';
  if (isMost((text) => normaliseState(text, country).ok)) return 'STATE';
  // Years also have four digits, so a column of mostly 19xx and 20xx does not count as postcodes. Callers also check the header
  // or look for a state column.
  if (isMost((text) => /^\d{4}$/.test(text)) && !isMost((text) => /^(?:19|20)\d\d$/.test(text)))
    return 'POSTCODE';
  return null;
}

/** Returns whether a cell contains data, which means that its row is not the header. */
export function isData(text: string, country: Country): boolean {
  const cell = text.trim();
  return isEmail(cell.toLowerCase()) || isPhone(cell, country) || isDate(cell) || /^[$\d][\d.,]*$/.test(cell);
}

function isPhone(text: string, country: Country): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < PHONE_DIGITS || /[a-z]/i.test(text) || isDate(text)) return false;
  const phone = readPhone(text, country);
  return phone.ok && phone.value.exists;
}

function isDate(text: string): boolean {
  const date = readTypedDate(text.replace(/^(\d{1,2})([/.-])(\d{1,2})\2/, dayFirstIfPossible));
  return date !== null && /\d/.test(text);
}

/** Swaps the first two numbers if the month must come first. */
function dayFirstIfPossible(all: string, one: string, between: string, two: string): string {
  return Number(two) > 12 ? `${two}${between}${one}${between}` : all;
}
