/** Maximum lengths of texts in characters, shared by forms, imports and the API. */
export const MAX_LENGTHS = {
  text: 200,
  name: 100,
  phone: 40,
  streetAddress: 200,
  city: 100,
  suburb: 100,
  state: 40,
  postcode: 10,
} as const;

/**
 * Returns whether text has at most `max` characters. A character outside the Basic Multilingual Plane (such as an emoji) counts
 * as one.
 */
export function isAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true;
  return text.length <= 2 * max && Array.from(text).length <= max;
}
