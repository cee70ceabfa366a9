import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { success, failure, type ParseResult } from './parse-result';
import type { Country } from './country';
import {
  toCompactPhone,
  unassignedPhoneMessage,
  invalidPhoneMessage,
  parseHomePhone,
  type PhoneUse,
  type ParsedPhone,
} from './home-phone';
import { isForeignPhone } from './public-phone';

/**
 * Normalises a phone number to its stored form (E.164, "+61412345678"). Rejects non-existent numbers.
 *
 * For Australia, according to the specification's import rules, spaces, dashes, brackets and dots are removed. Accepted are +61
 * and 9 digits, 9 digits, 04 and 8 digits, and 0 with 2, 3, 7 or 8 and 8 digits, as well as "61…" and "+61 (0)…", which are
 * common. New Zealand is handled likewise under its own plan. Numbers of other countries need their +, or the prefix 0011 or 00.
 */
export function normalisePhone(
  input: string,
  country: Country = 'AU',
  use: PhoneUse = 'PERSON',
): ParseResult<string> {
  const phone = parsePhone(input, country, use);
  if (!phone.ok) return phone;
  if (phone.value.exists) return success(phone.value.value);
  const isHome = phone.value.value.startsWith(country === 'AU' ? '+61' : '+64');
  return failure(isHome ? unassignedPhoneMessage(country) : invalidPhoneMessage(country));
}

/** Like `normalisePhone`, but marks a non-existent number instead of rejecting it, because imports only warn about it. */
export function parsePhone(
  input: string,
  country: Country,
  use: PhoneUse = 'PERSON',
): ParseResult<ParsedPhone> {
  const compact = toCompactPhone(input);
  const phone = parseHomePhone(compact, country, use) ?? parseForeignPhone(compact, country, use);
  return phone ? success(phone) : failure(invalidPhoneMessage(country));
}

// Numbers of the other home country are checked against our own plan. Those of all other countries are only checked for length,
// because new ranges open all the time.
function parseForeignPhone(compact: string, country: Country, use: PhoneUse): ParsedPhone | null {
  if (!isForeignPhone(compact, country)) return null;
  if (/^\+6[14]/.test(compact)) return parseHomePhone(compact, country === 'AU' ? 'NZ' : 'AU', use);
  const number = parsePhoneNumberFromString(compact);
  return number ? { value: number.number, exists: number.isPossible() } : null;
}
