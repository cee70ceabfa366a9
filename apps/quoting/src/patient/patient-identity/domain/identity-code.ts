import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_VALID_SECONDS } from '@quillcare/contracts';
import { deriveKey } from '@quillcare/service-kit';

/** What is stored of a code. */
export interface StoredCode {
  id: string;
  /** Null once it was used. */
  codeHash: string | null;
  tokenHash: string;
  expiresAt: Date;
}

/** A new code: the six digits for the email, the token for the browser that asked, and their hashes. */
export interface NewCode {
  digits: string;
  token: string;
  codeHash: string;
  tokenHash: string;
  expiresAt: Date;
}

/** What a code is checked with. */
export interface CodeGuess {
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

/** The six digits in what was typed, without the spaces that people put in; null if it is no code. */
export function digitsOf(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Whether the code can still be used, by the browser that asked for it. Says nothing of the digits. */
export function isUsable(code: StoredCode | null, token: string, now: Date): code is StoredCode {
  if (!code || code.codeHash === null || code.expiresAt <= now) return false;
  return equal(tokenHashOf(token), code.tokenHash);
}

/** Compares in constant time, with each of the application's secrets. */
export function isRightCode(code: StoredCode, guess: CodeGuess, secrets: readonly string[]): boolean {
  const known = code.codeHash ?? '';
  return secrets.filter((secret) => equal(codeHashOf(guess, secret), known)).length > 0;
}

/** Compares two dates of birth in constant time. */
export function sameDateOfBirth(given: string, known: string): boolean {
  return equal(given, known);
}

/** Keyed, because a million codes are quickly hashed: a copy of the database must not tell the code. */
function codeHashOf({ linkId, digits, token }: CodeGuess, appSecret: string): string {
  const key = deriveKey(appSecret, 'patient-code');
  return createHmac('sha256', key).update(`${linkId}.${token}.${digits}`).digest('hex');
}

/** Tokens are fully random, so a plain hash cannot be reversed by guessing. */
function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function equal(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
