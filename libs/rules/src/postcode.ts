import { success, failure, type ParseResult } from './parse-result';
import type { Country } from './country';
import { normaliseState } from './state';

/** The specification's "Invalid {type} format" message for a postcode. */
export const INVALID_POSTCODE = 'Invalid postcode format';

/**
 * Normalises a postcode to its stored form of four digits. Australia: 0200 to 9999, or three digits of at least 200, whose
 * leading 0 is restored (product specification). New Zealand: four digits.
 */
export function normalisePostcode(input: string, country: Country = 'AU'): ParseResult<string> {
  const text = input.trim();
  if (country === 'NZ') return /^\d{4}$/.test(text) ? success(text) : failure(INVALID_POSTCODE);
  if (!/^\d{3,4}$/.test(text) || Number(text) < 200) return failure(INVALID_POSTCODE);
  return success(text.padStart(4, '0'));
}

/** Postcode ranges of the Australian states, including post office boxes (Australia Post). */
const AU_POSTCODE_RANGES: readonly (readonly [state: string, first: number, last: number])[] = [
  ['ACT', 200, 299],
  ['NT', 800, 999],
  ['NSW', 1000, 2599],
  ['ACT', 2600, 2618],
  ['NSW', 2619, 2899],
  ['ACT', 2900, 2920],
  ['NSW', 2921, 2999],
  ['VIC', 3000, 3999],
  ['QLD', 4000, 4999],
  ['SA', 5000, 5999],
  ['WA', 6000, 6999],
  ['TAS', 7000, 7999],
  ['VIC', 8000, 8999],
  ['QLD', 9000, 9999],
];

/**
 * Returns a warning about a postcode that usually belongs to another state, or null if it fits or either is unknown. Only a
 * warning, because some border towns have a postcode of the neighbouring state.
 */
export function findPostcodeWarning(
  postcode: string | null | undefined,
  state: string | null | undefined,
  country: Country = 'AU',
): string | null {
  if (country !== 'AU' || !postcode || !state) return null;
  const known = normalisePostcode(postcode);
  if (!known.ok) return null;
  const code = Number(known.value);
  const [usual] = AU_POSTCODE_RANGES.find(([, first, last]) => code >= first && code <= last) ?? [];
  // Fast path for most addresses: parsing a state costs more than a comparison.
  if (usual === undefined || usual === state) return null;
  const named = normaliseState(state);
  if (!named.ok || usual === named.value) return null;
  return `Postcode ${known.value} is usually in ${usual}, not in ${named.value}. Please check it.`;
}
