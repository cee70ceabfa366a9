/** What a code is bound to: it is worth nothing with another link, nor for another address. */
export function codeScope(linkId: string, email: string): string {
  return `${linkId}:${email}`;
}
