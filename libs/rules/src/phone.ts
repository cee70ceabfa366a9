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
import { isForeign } from './public-phone';

/**
 * A phone number in its stored form (E.164, "+61412345678"); a number that cannot exist is refused.
 *
 * Australia, as the specification's import rules say: spaces, dashes, brackets and dots are removed; accepted
 * are +61 and 9 digits, 9 digits, 04 and 8 digits, 0 with 2, 3, 7 or 8 and 8 digits; also "61…" and "+61
 * (0)…", which people write. New Zealand likewise, by its own plan; numbers of other countries need
 * their +, or 0011 or 00 as one dials it.
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
  const phone = readHomePhone(compact, country, use) ?? readForeign(compact, country, use);
  return phone ? accept(phone) : refuse(invalidPhone(country));
}

// The number of a neighbour by our own plan of it, that of any other country by its length: new ranges are opened all the time.
function readForeign(compact: string, country: Country, use: PhoneUse): ReadPhone | null {
  if (!isForeign(compact, country)) return null;
  if (/^\+6[14]/.test(compact)) return readHomePhone(compact, country === 'AU' ? 'NZ' : 'AU', use);
  const number = parsePhoneNumberFromString(compact);
  return number ? { value: number.number, exists: number.isPossible() } : null;
}
