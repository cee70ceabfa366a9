import type { Country } from './country';
import { compactPhone, impossiblePhone, invalidPhone, readHomePhone } from './home-phone';

/** The specification's text for the phone field of a form. */
export const INVALID_PUBLIC_PHONE = 'Please enter a valid phone number';

/** A number with the code of a country, in the lengths that E.164 allows. */
const INTERNATIONAL = /^\+([1-9]\d{7,14})$/;
const HOME_CODES: Record<Country, string> = { AU: '61', NZ: '64' };

/**
 * Whether a number can be called that a patient gives, their own or one for an emergency: it exists at home, of a person or of
 * an organisation such as a nursing home, or it is one of another country with its +, because whoever lives abroad signs too.
 */
export function isCallable(typed: string, country: Country): boolean {
  const compact = compactPhone(typed);
  return readHomePhone(compact, country, 'ORGANISATION')?.exists === true || isForeign(compact, country);
}

/**
 * What is wrong with the number of somebody who asks a practice to call back; null if nothing is. The same as `normalisePhone`
 * says, but for numbers of other countries, whose plans a public page does not load: the server checks those.
 */
export function callbackPhoneProblem(typed: string, country: Country): string | null {
  const compact = compactPhone(typed);
  const home = readHomePhone(compact, country, 'PERSON');
  if (home) return home.exists ? null : impossiblePhone(country);
  return isForeign(compact, country) ? null : invalidPhone(country);
}

/** Whether a compact number has the code of another country. */
export function isForeign(compact: string, country: Country): boolean {
  const digits = INTERNATIONAL.exec(compact)?.[1];
  return digits !== undefined && !digits.startsWith(HOME_CODES[country]);
}
