import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A new link token (32 random bytes) with its hash, the only form that is stored. */
export function newLinkToken(): { text: string; hash: string } {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashOf(text) };
}

/** Whether a text has the form of a link's token. */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text);
}

/** SHA-256 (hex) of a token. Tokens are fully random, so a plain hash cannot be reversed by guessing. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token, 'ascii').digest('hex');
}
