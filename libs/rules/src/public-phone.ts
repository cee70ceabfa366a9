import type { Country } from './country';
import { toCompactPhone, unassignedPhoneMessage, invalidPhoneMessage, parseHomePhone } from './home-phone';

/** The specification's message for the phone field of a form. */
export const INVALID_PUBLIC_PHONE = 'Please enter a valid phone number';

/** A number with a country code, within the lengths E.164 allows. */
const INTERNATIONAL = /^\+([1-9]\d{7,14})$/;
const COUNTRY_CODES: Record<Country, string> = { AU: '61', NZ: '64' };

/**
 * Returns whether a number given by a patient, their own or an emergency contact's, can be called. It must exist in the home
 * country (for a person, or an organisation such as a nursing home) or be a number of another country with its +, because
 * patients living abroad sign as well.
 */
export function isCallablePhone(typed: string, country: Country): boolean {
  const compact = toCompactPhone(typed);
  return (
    parseHomePhone(compact, country, 'ORGANISATION')?.exists === true || isForeignPhone(compact, country)
  );
}

/**
 * Returns what is wrong with the number of a person asking to be called back, or null if it is valid. Same as `normalisePhone`,
 * except for numbers of other countries, whose numbering plans a public page does not load; the server checks those.
 */
export function findCallbackPhoneProblem(typed: string, country: Country): string | null {
  const compact = toCompactPhone(typed);
  const home = parseHomePhone(compact, country, 'PERSON');
  if (home) return home.exists ? null : unassignedPhoneMessage(country);
  return isForeignPhone(compact, country) ? null : invalidPhoneMessage(country);
}

/** Returns whether a compact number has another country's code. */
export function isForeignPhone(compact: string, country: Country): boolean {
  const digits = INTERNATIONAL.exec(compact)?.[1];
  return digits !== undefined && !digits.startsWith(COUNTRY_CODES[country]);
}
