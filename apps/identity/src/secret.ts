import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, for a link or a token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is stored. It has full entropy, so one round of SHA-256 is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
