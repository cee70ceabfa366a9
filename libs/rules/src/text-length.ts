/** The longest texts of each kind, in characters: the same in forms, imports and the API. */
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

/** Whether text has at most `max` characters; a character beyond the basic plane (an emoji) counts once. */
export function isAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true;
  return text.length <= 2 * max && Array.from(text).length <= max;
}
