import { randomBytes } from 'node:crypto';
import { hashSecret } from '../../secret';

export const RECOVERY_CODES = 10;

/** Crockford's Base32, which has no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP_PATTERN = /.{4}(?=.)/g;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Returns ten distinct codes of 80 random bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode());
  return [...codes];
}

/**
 * Returns the stored hash of a code, however it was typed. Null if it cannot be a code. With 80 random bits a single round of
 * SHA-256 is enough.
 */
export function hashRecoveryCode(typed: string): string | null {
  const code = normaliseRecoveryCode(typed);
  return code === null ? null : hashSecret(code);
}

/**
 * Normalises a typed code: no hyphens or spaces, upper case, and digits for letters that look like them. Null if it cannot be a
 * code.
 */
export function normaliseRecoveryCode(typed: string): string | null {
  const code = typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

// 32 divides 256, so the lowest five bits of a random byte are uniformly distributed.
function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte & 31));
  return letters.join('').replace(GROUP_PATTERN, '$&-');
}
