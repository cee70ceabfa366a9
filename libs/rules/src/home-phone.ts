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
const LONGEST = 60;
/** What stands before the code of a country instead of +: 0011 in Australia, 00 in New Zealand and most others. */
const DIALLED_ABROAD = /^00(?:11)?(?=[1-9]\d{6})/;
/** How spreadsheets mark a number as text: ="0412345678", '0412345678. */
const SPREADSHEET_TEXT = /^="([^"]*)"$|^['’‘ʼ`´]/;
/** Most numbers are: files have 100,000 of them. */
const PLAIN = /^[\x20-\x7e]*$/;
const INVISIBLE = /\p{Cf}+/gu;
const AU_INTERNATIONAL = /^\+?610?([1-9]\d{8})$/;
const AU_NATIONAL = /^(?:([1-9]\d{8})|0(4\d{8}|[2378]\d{8}))$/;
/** Nobody's in Australia, where no local number begins with 0 or 1, and mobiles in New Zealand. */
const NZ_MOBILE = /^2[01]/;
const AU_SERVICE_NUMBER = /^(?:\+61)?(1\d{5}|1\d{9})$/;
const NZ_NATIONAL = /^(?:\+?640?|0)?([2-9]\d{6,9})$/;

/** A well-formed phone number. */
export interface ReadPhone {
  /** In stored form (E.164). */
  readonly value: string;
  /** Whether the numbering plan knows it. */
  readonly exists: boolean;
}

/**
 * A number as typed or pasted, without what people put between its digits, what spreadsheets put before them and the
 * direction marks that come along from contacts; +, if it begins as one dials abroad. Empty if it is too long to be one.
 */
export function compactPhone(input: string): string {
  if (input.length > LONGEST) return '';
  const visible = PLAIN.test(input) ? input : input.replace(INVISIBLE, '');
  const bare = visible.trim().replace(SPREADSHEET_TEXT, '$1');
  return bare.replace(SEPARATORS, '').replace(DIALLED_ABROAD, '+');
}

/**
 * A compact number of the country itself; null if it is none, or one that the use does not allow. By the patterns of our own
 * numbering plan only, because the patient's page does not load libphonenumber.
 */
export function readHomePhone(compact: string, country: Country, use: PhoneUse): ReadPhone | null {
  return country === 'AU' ? readAu(compact, use) : readNz(compact, use);
}

function readAu(compact: string, use: PhoneUse): ReadPhone | null {
  const service = use === 'ORGANISATION' ? AU_SERVICE_NUMBER.exec(compact)?.[1] : undefined;
  if (service && isOrganisationsNumber(service, 'AU')) return { value: `+61${service}`, exists: true };
  const international = AU_INTERNATIONAL.exec(compact)?.[1];
  if (international) return { value: `+61${international}`, exists: isPersonsNumber(international, 'AU') };
  const match = AU_NATIONAL.exec(compact);
  const national = match?.[1] ?? match?.[2];
  if (!national) return null;
  return { value: `+61${national}`, exists: isPersonsNumber(national, 'AU') && !NZ_MOBILE.test(national) };
}

function readNz(compact: string, use: PhoneUse): ReadPhone | null {
  const national = NZ_NATIONAL.exec(compact)?.[1];
  if (!national) return null;
  if (isOrganisationsNumber(national, 'NZ'))
    return use === 'ORGANISATION' ? { value: `+64${national}`, exists: true } : null;
  return { value: `+64${national}`, exists: isPersonsNumber(national, 'NZ') };
}

/** What is said of a number that is written as the country's rules want, and that its plan gives to nobody. */
export function impossiblePhone(country: Country): string {
  const name = country === 'AU' ? 'Australia' : 'New Zealand';
  return `There is no such number in ${name}. Please check the digits`;
}

/** What is said of a number that the country's rules refuse. */
export function invalidPhone(country: Country): string {
  return country === 'AU' ? INVALID_PHONE_AU : INVALID_PHONE_NZ;
}
