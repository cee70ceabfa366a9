/** Returns the token of an `Authorization: Bearer …` header, or null. */
export function bearerTokenOf(header: string | undefined): string | null {
  if (header === undefined || header.length < 8 || header.slice(0, 7).toLowerCase() !== 'bearer ')
    return null;
  return header.slice(7).trim() || null;
}
