import { createHash, randomBytes } from 'node:crypto';
import { LEAD_KEY_PREFIX } from '@quillcare/contracts';

/** Number of characters shown: enough to tell keys apart, useless for guessing the rest. */
const HINT_LENGTH = LEAD_KEY_PREFIX.length + 4;

/** Creates a key (32 random bytes) and its hash, which is all that is stored. */
export function newLeadKey(): { secret: string; hash: string; hint: string } {
  const secret = `${LEAD_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
  return { secret, hash: hashOfKey(secret), hint: secret.slice(0, HINT_LENGTH) };
}

/** Returns the SHA-256 (hex). Keys are fully random, so a plain hash cannot be reversed by guessing. */
export function hashOfKey(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}
