import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { accept, refuse, type Checked } from './checked';
import type { Country } from './country';
import {
  compactPhone,
  impossiblePhone,
  invalidPhone,
  readHomePhone,
  type PhoneUse,
  type ReadPhone,
} from './home-phone';

const AU_SIX_DIGITS = /^\+61(13)(\d\d)(\d\d)$/;

/**
 * A phone number in its stored form (E.164, "+61412345678"); a number that cannot exist is refused.
 *
 * Australia, as the specification's import rules say: spaces, dashes, brackets and dots are removed; accepted
 * are +61 and 9 digits, 9 digits, 04 and 8 digits, 0 with 2, 3, 7 or 8 and 8 digits; also "61…" and "+61
 * (0)…", which people write. New Zealand likewise, by its own plan; numbers of other countries need their +.
 */
export function normalisePhone(
  input: string,
  country: Country = 'AU',
  use: PhoneUse = 'PERSON',
): Checked<string> {
  const phone = readPhone(input, country, use);
  if (!phone.ok) return phone;
  if (phone.value.exists) return accept(phone.value.value);
  const isHome = phone.value.value.startsWith(country === 'AU' ? '+61' : '+64');
  return refuse(isHome ? impossiblePhone(country) : invalidPhone(country));
}

/** As `normalisePhone`, but a number that cannot exist is marked, not refused: imports only warn about it. */
export function readPhone(input: string, country: Country, use: PhoneUse = 'PERSON'): Checked<ReadPhone> {
  const compact = compactPhone(input);
  const phone = readHomePhone(compact, country, use) ?? (country === 'NZ' ? readForeign(compact) : null);
  return phone ? accept(phone) : refuse(invalidPhone(country));
}

/**
 * A stored number for a reader: the national form at home ("0412 345 678"), the international form
 * abroad ("+64 21 123 4567"), and what cannot be read unchanged.
 */
export function formatPhone(value: string, country: Country = 'AU'): string {
  const short = country === 'AU' ? AU_SIX_DIGITS.exec(value) : null;
  if (short) return short.slice(1).join(' ');
  const number = parsePhoneNumberFromString(value, country);
  if (!number) return value;
  return number.country === country ? number.formatNational() : number.formatInternational();
}

function readForeign(compact: string): ReadPhone | null {
  const number = /^\+\d+$/.test(compact) ? parsePhoneNumberFromString(compact) : undefined;
  if (!number || number.countryCallingCode === '64') return null;
  return { value: number.number, exists: number.isValid() };
}
