/** The specification's message for an invalid address in an import. */
export const INVALID_EMAIL = 'Invalid email address format';

/** Maximum length of an address in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

const MAX_LOCAL_PART_LENGTH = 64;
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL_DOMAIN = /^(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;

/**
 * Returns whether text is a deliverable email address: a local part, an @ and a dotted domain without spaces (product
 * specification), in the dot-atom form of RFC 5321. Letters of every script are allowed. Quoted local parts, address literals,
 * fullwidth and invisible characters are not.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || text.normalize('NFKC') !== text.normalize('NFC')) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= MAX_LOCAL_PART_LENGTH && LOCAL_PART.test(local) && isDomain(text.slice(at + 1));
}

/** Returns an address in its stored form: trimmed and in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1) ?? '')
  );
}
