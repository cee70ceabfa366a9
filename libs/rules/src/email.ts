/** The specification's text for an imported address that does not pass. */
export const INVALID_EMAIL = 'Invalid email address format';

const EMAIL = /^[^\s@<>(),:;"\\\p{Cc}]+@[^\s@<>(),:;"\\.\p{Cc}]+(?:\.[^\s@<>(),:;"\\.\p{Cc}]+)+$/u;
const MAX_LENGTH = 254;

/**
 * Whether text looks like an e-mail address: a local part, an @ and a dotted domain, no spaces
 * (product specification), at most 254 characters, and nothing that a mail header reads as syntax.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL.test(text);
}

/** An address in its stored form: trimmed, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
