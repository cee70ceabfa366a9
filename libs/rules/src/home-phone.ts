import type { Country } from './country';
import { isOrganisationNumber, isPersonalNumber } from './numbering-plan';

/** Who uses a number. 13, 1300 and 1800 (NZ: 0800 and 0508) numbers belong to organisations only. */
export type PhoneUse = 'PERSON' | 'ORGANISATION';

/** The specification's message for a number that is invalid under Australian rules. */
export const INVALID_PHONE_AU =
  'Invalid phone number. Expected formats: +61XXXXXXXXX, 04XXXXXXXX, or 9-digit mobile number';

/** The corresponding message for New Zealand. */
export const INVALID_PHONE_NZ =
  'Invalid phone number. Expected formats: +64XXXXXXXXX, 02XXXXXXXX, or 0X XXX XXXX';

const SEPARATORS = /[\s\-\u2010-\u2015.()[\]]+/g;
const MAX_PHONE_LENGTH = 60;
/** International dialling prefix in place of +: 0011 in Australia, 00 in New Zealand and most other countries. */
const INTERNATIONAL_PREFIX = /^00(?:11)?(?=[1-9]\d{6})/;
/** Markers that spreadsheets use to keep a number as text: ="0412345678", '0412345678. */
const SPREADSHEET_TEXT = /^="([^"]*)"$|^['’‘ʼ`´]/;
/** Fast path: most numbers are plain ASCII, and files contain up to 100,000 of them. */
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
const INVISIBLE_CHARACTERS = /\p{Cf}+/gu;
const AU_INTERNATIONAL = /^\+?610?([1-9]\d{8})$/;
const AU_NATIONAL = /^(?:([1-9]\d{8})|0(4\d{8}|[2378]\d{8}))$/;
/**
 * Start of a New Zealand mobile number. It cannot be Australian, because no local number after the area code starts with 0 or 1.
 */
const NZ_MOBILE = /^2[01]/;
const AU_SERVICE_NUMBER = /^(?:\+61)?(1\d{5}|1\d{9})$/;
const NZ_NATIONAL = /^(?:\+?640?|0)?([2-9]\d{6,9})$/;

export interface ParsedPhone {
  /** In stored form (E.164). */
  readonly value: string;
  /** Whether the number exists in the numbering plan. */
  readonly exists: boolean;
}

/**
 * Returns a typed or pasted number without separators, spreadsheet markers and the direction marks that contact apps add,
 * starting with + if it has an international prefix. Empty if it is too long to be a phone number.
 */
export function toCompactPhone(input: string): string {
  if (input.length > MAX_PHONE_LENGTH) return '';
  const visible = PRINTABLE_ASCII.test(input) ? input : input.replace(INVISIBLE_CHARACTERS, '');
  const bare = visible.trim().replace(SPREADSHEET_TEXT, '$1');
  return bare.replace(SEPARATORS, '').replace(INTERNATIONAL_PREFIX, '+');
}

/**
 * Reads a compact number of the given country, or returns null if it is not one or not allowed for this use. Only uses our own
 * numbering plan patterns, because the patient's page does not load libphonenumber.
 */
export function parseHomePhone(compact: string, country: Country, use: PhoneUse): ParsedPhone | null {
  return country === 'AU' ? parseAuPhone(compact, use) : parseNzPhone(compact, use);
}

function parseAuPhone(compact: string, use: PhoneUse): ParsedPhone | null {
  const service = use === 'ORGANISATION' ? AU_SERVICE_NUMBER.exec(compact)?.[1] : undefined;
  if (service && isOrganisationNumber(service, 'AU')) return { value: `+61${service}`, exists: true };
  const international = AU_INTERNATIONAL.exec(compact)?.[1];
  if (international) return { value: `+61${international}`, exists: isPersonalNumber(international, 'AU') };
  const match = AU_NATIONAL.exec(compact);
  const national = match?.[1] ?? match?.[2];
  if (!national) return null;
  return { value: `+61${national}`, exists: isPersonalNumber(national, 'AU') && !NZ_MOBILE.test(national) };
}

function parseNzPhone(compact: string, use: PhoneUse): ParsedPhone | null {
  const national = NZ_NATIONAL.exec(compact)?.[1];
  if (!national) return null;
  if (isOrganisationNumber(national, 'NZ'))
    return use === 'ORGANISATION' ? { value: `+64${national}`, exists: true } : null;
  return { value: `+64${national}`, exists: isPersonalNumber(national, 'NZ') };
}

/** Returns the message for a well-formed number that is not assigned in the country's numbering plan. */
export function unassignedPhoneMessage(country: Country): string {
  const name = country === 'AU' ? 'Australia' : 'New Zealand';
  return `There is no such number in ${name}. Please check the digits`;
}

/** Returns the message for a number that is invalid under the country's rules. */
export function invalidPhoneMessage(country: Country): string {
  return country === 'AU' ? INVALID_PHONE_AU : INVALID_PHONE_NZ;
}
