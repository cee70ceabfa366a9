import type { Country } from './country';

interface NumberingPlan {
  /** National significant numbers (without the leading 0) assigned to people and organisations. */
  readonly person: RegExp;
  /** Additional numbers only assigned to organisations. */
  readonly organisation: RegExp;
}

/** The area codes 2, 3, 7 and 8 with the existing exchanges. */
const AU_FIXED =
  '(?:2(?:[0-26-9]\\d|3[0-8]|4[02-9]|5[0135-9])|3(?:[0-3589]\\d|4[0-578]|6[1-9]|7[0-35-9])|7(?:[013-57-9]\\d|2[0-8])' +
  '|8(?:55|6[0-8]|[78]\\d|9[02-9]))\\d{6}|(?:241|349)0\\d{5}|8(?:51(?:0(?:0[03-9]|[12479]\\d|3[2-9]|5[0-8]|6[1-9]' +
  '|8[0-7])|1(?:[0235689]\\d|1[0-69]|4[0-589]|7[0-47-9])|2(?:0[0-79]|[18][13579]|2[14-9]|3[0-46-9]|[4-6]\\d|7[89]' +
  '|9[0-4])|[34]\\d\\d)|91(?:(?:[0-58]\\d|6[0135-9])\\d|7(?:0[0-24-9]|[1-9]\\d)|9(?:[0-46-9]\\d|5[0-79])))\\d{3}';
const AU_MOBILE =
  '4(?:79[01]|83[0-36-9]|9(?:5[0-3]|6[0-4]))\\d{5}|4(?:[0-36]\\d|4[047-9]|[58][0-24-9]|7[02-8]|9[0-47-9])\\d{6}';
const NZ_FIXED = '240\\d{5}|(?:3[2-79]|[49][2-9]|6[235-9]|7[2-57-9])\\d{6}';
const NZ_MOBILE = '2(?:[0-27-9]\\d|6)\\d{6,7}|2(?:1\\d|75)\\d{5}';

/**
 * Which numbers exist, according to the public numbering plans. A spec compares them with libphonenumber, which takes ten times
 * as long.
 */
const NUMBERING_PLANS: Record<Country, NumberingPlan> = {
  AU: {
    person: wholePattern(`${AU_FIXED}|${AU_MOBILE}`),
    organisation: wholePattern('1[38]00\\d{6}|13(?!00)\\d{4}'),
  },
  NZ: {
    person: wholePattern(`${NZ_FIXED}|${NZ_MOBILE}`),
    organisation: wholePattern('508\\d{6,7}|80\\d{6,8}'),
  },
};

/** Returns whether a national number (without the leading 0) exists and can belong to a person. */
export function isPersonalNumber(national: string, country: Country): boolean {
  return NUMBERING_PLANS[country].person.test(national);
}

/** Returns whether a number exists and is reserved for organisations (13, 1300, 1800; NZ 0800, 0508). */
export function isOrganisationNumber(national: string, country: Country): boolean {
  return NUMBERING_PLANS[country].organisation.test(national);
}

function wholePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
