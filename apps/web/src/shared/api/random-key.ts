// crypto.randomUUID exists only on secure origins, but a practice may serve the product over plain HTTP on its own network.
/** Returns 128 random bits as hexadecimal text. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
