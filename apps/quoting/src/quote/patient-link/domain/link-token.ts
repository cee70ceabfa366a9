import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Creates a link token of 32 random bytes with its hash. Only the hash is stored. */
export function newLinkToken(): { text: string; hash: string } {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashOf(text) };
}

export function isLinkToken(text: string): boolean {
  return TOKEN.test(text);
}

/** SHA-256 of a token in hex. A plain hash is enough because tokens are fully random and cannot be guessed. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token, 'ascii').digest('hex');
}
