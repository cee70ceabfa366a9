import { createHash, randomBytes } from 'node:crypto';

/** Returns a new secret of 256 random bits for a link or token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a secret. It has full entropy, so a single round of SHA-256 is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
