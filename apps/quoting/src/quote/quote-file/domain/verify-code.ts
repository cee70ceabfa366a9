import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** A new code to print on a document: 80 random bits. */
export function newVerifyCode(): string {
  // 256 is a multiple of 32: every character is as likely as any other.
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % 32]).join('');
}

/** The code in groups of four, as it is printed. */
export function printedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** What was typed as the code that was printed; null if it cannot be one. */
export function readVerifyCode(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return plain.length === LENGTH && [...plain].every((character) => ALPHABET.includes(character))
    ? plain
    : null;
}

/** The SHA-256 of a file as hexadecimal text; null if it is none. */
export function readFileHash(text: string): string | null {
  const plain = text.trim().toLowerCase();
  return /^[\da-f]{64}$/.test(plain) ? plain : null;
}
