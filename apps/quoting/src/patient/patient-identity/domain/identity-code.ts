import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_VALID_SECONDS } from '@quillcare/contracts';
import { deriveKey } from '@quillcare/service-kit';

export interface StoredCode {
  id: string;
  /** Null once the code has been used. */
  codeHash: string | null;
  tokenHash: string;
  expiresAt: Date;
}

/** A new code: six digits for the email, a token for the requesting browser, and the hashes of both. */
export interface NewCode {
  digits: string;
  token: string;
  codeHash: string;
  tokenHash: string;
  expiresAt: Date;
}

export interface CodeAttempt {
  linkId: string;
  digits: string;
  token: string;
}

export function newCode(linkId: string, now: Date, appSecret: string): NewCode {
  const digits = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const token = randomBytes(32).toString('base64url');
  return {
    digits,
    token,
    codeHash: codeHashOf({ linkId, digits, token }, appSecret),
    tokenHash: tokenHashOf(token),
    expiresAt: new Date(now.getTime() + CODE_VALID_SECONDS * 1000),
  };
}

/** Extracts the six digits from the input, ignoring spaces. Null if it is not a code. */
export function digitsOf(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Whether the code can still be used by the browser that requested it. Does not check the digits. */
export function isUsable(code: StoredCode | null, token: string, now: Date): code is StoredCode {
  if (!code || code.codeHash === null || code.expiresAt <= now) return false;
  return isEqualSecret(tokenHashOf(token), code.tokenHash);
}

/** Compares in constant time against each of the application's secrets. */
export function isRightCode(code: StoredCode, guess: CodeAttempt, secrets: readonly string[]): boolean {
  const known = code.codeHash ?? '';
  return secrets.filter((secret) => isEqualSecret(codeHashOf(guess, secret), known)).length > 0;
}

/** Compares two dates of birth in constant time. */
export function isSameDateOfBirth(entered: string, onFile: string): boolean {
  return isEqualSecret(entered, onFile);
}

/** Keyed, because all million codes are quickly hashed: a copy of the database must not reveal the code. */
function codeHashOf({ linkId, digits, token }: CodeAttempt, appSecret: string): string {
  const key = deriveKey(appSecret, 'patient-code');
  return createHmac('sha256', key).update(`${linkId}.${token}.${digits}`).digest('hex');
}

/** A plain hash is enough because tokens are fully random and cannot be guessed. */
function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function isEqualSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
