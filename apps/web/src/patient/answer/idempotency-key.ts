/** Returns a random key. `crypto.randomUUID` is unavailable on pages not served over HTTPS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a function that yields the same key while the content is unchanged, and a new key once it changes. */
export function createKeyProvider(make: () => string = createKey): (content: string) => string {
  let last: { content: string; key: string } | null = null;
  return (content) => {
    if (last?.content !== content) last = { content, key: make() };
    return last.key;
  };
}
