import { randomBytes } from 'node:crypto';

/** Crockford's base 32, which omits I, L, O and U because they are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** A new code to print on a document, with 80 random bits. */
export function newVerifyCode(): string {
  // 256 is a multiple of 32, so all characters are equally likely.
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % 32]).join('');
}

/** The code in groups of four, as printed. */
export function printedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** Normalises a typed code. Null if it is not a valid code. */
export function readVerifyCode(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return plain.length === LENGTH && [...plain].every((character) => ALPHABET.includes(character))
    ? plain
    : null;
}

/** The SHA-256 of a file, in hex. Null if the text is not one. */
export function readFileHash(text: string): string | null {
  const plain = text.trim().toLowerCase();
  return /^[\da-f]{64}$/.test(plain) ? plain : null;
}
