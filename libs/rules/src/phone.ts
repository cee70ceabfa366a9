import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { accept, refuse, type Checked } from './checked';
import type { Country } from './country';

/** Whose number it is: 13, 1300 and 1800 (NZ: 0800 and 0508) numbers belong to organisations only. */
export type PhoneUse = 'PERSON' | 'ORGANISATION';

/** The specification's text for a number that Australian rules refuse. */
export const INVALID_PHONE_AU =
  'Invalid phone number. Expected formats: +61XXXXXXXXX, 04XXXXXXXX, or 9-digit mobile number';

/** The same for a New Zealand organisation. */
export const INVALID_PHONE_NZ =
  'Invalid phone number. Expected formats: +64XXXXXXXXX, 02XXXXXXXX, or 0X XXX XXXX';

const SEPARATORS = /[\s\-\u2010-\u2015()[\]]+/g;
const AU_NUMBER = /^(?:\+61([1-9]\d{8})|([1-9]\d{8})|0(4\d{8}|[2378]\d{8}))$/;
const AU_SERVICE_NUMBER = /^(?:\+61)?(13\d{4}|1[38]00\d{6})$/;
const NZ_FREE_CALL = /^\+64(?:800|508)\d+$/;

/**
 * A phone number in its stored form (E.164, "+61412345678").
 *
 * Australia, as the specification's import rules say: spaces, dashes and brackets are removed; accepted
 * are +61 and 9 digits, 9 digits, 04 and 8 digits, 0 with 2, 3, 7 or 8 and 8 digits; the 9 digits never
 * start with 0. New Zealand by libphonenumber; numbers of other countries need their + there.
 */
export function normalisePhone(
  input: string,
  country: Country = 'AU',
  use: PhoneUse = 'PERSON',
): Checked<string> {
  if (input.length > 40) return refuse(country === 'AU' ? INVALID_PHONE_AU : INVALID_PHONE_NZ);
  const compact = input.replace(SEPARATORS, '');
  return country === 'AU' ? normaliseAu(compact, use) : normaliseNz(compact, use);
}

/**
 * A stored number for a reader: the national form at home ("0412 345 678"), the international form
 * abroad ("+64 21 123 4567"), and what cannot be read unchanged.
 */
export function formatPhone(value: string, country: Country = 'AU'): string {
  const number = parsePhoneNumberFromString(value, country);
  if (!number) return value;
  return number.country === country ? number.formatNational() : number.formatInternational();
}

function normaliseAu(compact: string, use: PhoneUse): Checked<string> {
  if (use === 'ORGANISATION') {
    const service = AU_SERVICE_NUMBER.exec(compact);
    if (service) return accept(`+61${service[1]}`);
  }
  const match = AU_NUMBER.exec(compact);
  if (!match) return refuse(INVALID_PHONE_AU);
  return accept(`+61${match[1] ?? match[2] ?? match[3]}`);
}

function normaliseNz(compact: string, use: PhoneUse): Checked<string> {
  const number = /^\+?\d+$/.test(compact) ? parsePhoneNumberFromString(compact, 'NZ') : undefined;
  if (!number?.isValid()) return refuse(INVALID_PHONE_NZ);
  if (use === 'PERSON' && NZ_FREE_CALL.test(number.number)) return refuse(INVALID_PHONE_NZ);
  return accept(number.number);
}
