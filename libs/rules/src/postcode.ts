import { accept, refuse, type Checked } from './checked';
import type { Country } from './country';

/** The specification's "Invalid {type} format" for a postcode. */
export const INVALID_POSTCODE = 'Invalid postcode format';

/**
 * A postcode in its stored form of four digits.
 * Australia: 0200 to 9999, or three digits of at least 200 which get their leading 0 back
 * (product specification). New Zealand: four digits.
 */
export function normalisePostcode(input: string, country: Country = 'AU'): Checked<string> {
  const text = input.trim();
  if (country === 'NZ') return /^\d{4}$/.test(text) ? accept(text) : refuse(INVALID_POSTCODE);
  if (!/^\d{3,4}$/.test(text) || Number(text) < 200) return refuse(INVALID_POSTCODE);
  return accept(text.padStart(4, '0'));
}
