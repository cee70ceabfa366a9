/** A random key; `crypto.randomUUID` is missing where the page is not served over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives the same key as long as the same thing is sent again, and a new one when it changed. */
export function keyring(make: () => string = newKey): (content: string) => string {
  let last: { content: string; key: string } | null = null;
  return (content) => {
    if (last?.content !== content) last = { content, key: make() };
    return last.key;
  };
}
