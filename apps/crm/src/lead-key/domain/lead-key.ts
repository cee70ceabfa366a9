import { createHash, randomBytes } from 'node:crypto';
import { LEAD_KEY_PREFIX } from '@quillcare/contracts';

/** Shown characters of a key: enough to tell two apart, of no use to guess the rest. */
const HINT_LENGTH = LEAD_KEY_PREFIX.length + 4;

/** A new key (32 random bytes) with its hash, the only form that is stored. */
export function newLeadKey(): { secret: string; hash: string; hint: string } {
  const secret = `${LEAD_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
  return { secret, hash: hashOfKey(secret), hint: secret.slice(0, HINT_LENGTH) };
}

/** SHA-256 (hex). Keys are fully random, so a plain hash cannot be reversed by guessing. */
export function hashOfKey(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}
