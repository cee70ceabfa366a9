/** The scope of a code, which makes it invalid for any other link or address. */
export function codeScope(linkId: string, email: string): string {
  return `${linkId}:${email}`;
}
