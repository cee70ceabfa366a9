import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { accept, refuse, type Checked } from './checked';
import type { Country } from './country';
import { isOrganisationsNumber, isPersonsNumber } from './numbering-plan';

/** Whose number it is: 13, 1300 and 1800 (NZ: 0800 and 0508) numbers belong to organisations only. */
export type PhoneUse = 'PERSON' | 'ORGANISATION';

/** The specification's text for a number that Australian rules refuse. */
export const INVALID_PHONE_AU =
  'Invalid phone number. Expected formats: +61XXXXXXXXX, 04XXXXXXXX, or 9-digit mobile number';

/** The same for a New Zealand organisation. */
export const INVALID_PHONE_NZ =
  'Invalid phone number. Expected formats: +64XXXXXXXXX, 02XXXXXXXX, or 0X XXX XXXX';

const SEPARATORS = /[\s\-\u2010-\u2015.()[\]]+/g;
const LONGEST = 40;
const AU_SIX_DIGITS = /^\+61(13)(\d\d)(\d\d)$/;
const AU_INTERNATIONAL = /^(?:\+|00)?610?([1-9]\d{8})$/;
const AU_NATIONAL = /^(?:([1-9]\d{8})|0(4\d{8}|[2378]\d{8}))$/;
const AU_SERVICE_NUMBER = /^(?:\+61)?(1\d{5}|1\d{9})$/;
const NZ_NATIONAL = /^(?:(?:\+|00)?640?|0)?([2-9]\d{6,9})$/;

/** A well-formed phone number. */
export interface ReadPhone {
  /** In stored form (E.164). */
  readonly value: string;
  /** Whether the numbering plan knows it. */
  readonly exists: boolean;
}

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
  return phone.value.exists ? accept(phone.value.value) : refuse(invalidPhone(country));
}

/** As `normalisePhone`, but a number that cannot exist is marked, not refused: imports only warn about it. */
export function readPhone(input: string, country: Country, use: PhoneUse = 'PERSON'): Checked<ReadPhone> {
  const compact = input.length > LONGEST ? '' : input.replace(SEPARATORS, '');
  const phone = country === 'AU' ? readAu(compact, use) : readNz(compact, use);
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

function invalidPhone(country: Country): string {
  return country === 'AU' ? INVALID_PHONE_AU : INVALID_PHONE_NZ;
}

function readAu(compact: string, use: PhoneUse): ReadPhone | null {
  const service = use === 'ORGANISATION' ? AU_SERVICE_NUMBER.exec(compact)?.[1] : undefined;
  if (service && isOrganisationsNumber(service, 'AU')) return { value: `+61${service}`, exists: true };
  const match = AU_INTERNATIONAL.exec(compact) ?? AU_NATIONAL.exec(compact);
  const national = match?.[1] ?? match?.[2];
  return national ? { value: `+61${national}`, exists: isPersonsNumber(national, 'AU') } : null;
}

function readNz(compact: string, use: PhoneUse): ReadPhone | null {
  const national = NZ_NATIONAL.exec(compact)?.[1];
  if (!national) return readForeign(compact);
  if (isOrganisationsNumber(national, 'NZ'))
    return use === 'ORGANISATION' ? { value: `+64${national}`, exists: true } : null;
  return { value: `+64${national}`, exists: isPersonsNumber(national, 'NZ') };
}

function readForeign(compact: string): ReadPhone | null {
  const number = /^\+\d+$/.test(compact) ? parsePhoneNumberFromString(compact) : undefined;
  if (!number || number.countryCallingCode === '64') return null;
  return { value: number.number, exists: number.isValid() };
}
