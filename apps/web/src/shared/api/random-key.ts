// crypto.randomUUID exists on secure origins only; a practice may run the product over plain HTTP in its
// network.
/** 128 random bits as text. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
