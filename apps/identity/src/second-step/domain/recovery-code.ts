import { randomBytes } from 'node:crypto';
import { hashOfSecret } from '../../secret';

/** How many codes replace a lost phone. */
export const RECOVERY_CODES = 10;

/** Crockford's Base32: no letter that looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Ten different new codes of 80 random bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode());
  return [...codes];
}

/** How a code is stored, however it was typed; null when it cannot be one. It has 80 bits: one round of SHA-256 is enough. */
export function hashOfRecoveryCode(typed: string): string | null {
  const code = normaliseRecoveryCode(typed);
  return code === null ? null : hashOfSecret(code);
}

/** A code as it was made: without hyphens and spaces, in capitals, and with digits where people read letters. */
export function normaliseRecoveryCode(typed: string): string | null {
  const code = typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

// 32 divides 256, so the lowest five bits of a random byte are as random as the byte.
function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte & 31));
  return letters.join('').replace(GROUP, '$&-');
}
