import { createSecretKey, type KeyObject } from 'node:crypto';
import { decode, sign, verify, type JwtPayload } from 'jsonwebtoken';
import { deriveKey, keyId } from './seal';

/** Derives the secret of staff access tokens. */
export function accessTokenSecret(signingSecret: string): string {
  return deriveKey(signingSecret, 'access-token').toString('base64url');
}

/** Derives the secret of the tokens patients receive after identification. */
export function patientTokenSecret(signingSecret: string): string {
  return deriveKey(signingSecret, 'patient-token').toString('base64url');
}

/** Derives the secret of the tokens that recognise a browser in which an account has signed in before. */
export function deviceTokenSecret(signingSecret: string): string {
  return deriveKey(signingSecret, 'device-token').toString('base64url');
}

export type TokenAudience = 'staff' | 'patient' | 'device';

interface TokenClaims {
  sub: string;
  aud: TokenAudience;
  sid?: string;
  jti?: string;
}

const keys = new Map<string, KeyObject>();

/**
 * Converts a token secret to a key. Given a string, jsonwebtoken first tries to parse it as a public key, which takes longer than
 * the rest of a request.
 */
export function tokenKey(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** Signs a JWT (HS256) that expires after `seconds` and carries the id of its key. */
export function signToken(payload: TokenClaims, secret: string, seconds: number): string {
  return sign(payload, tokenKey(secret), {
    algorithm: 'HS256',
    expiresIn: seconds,
    issuer: 'quillcare',
    keyid: keyId(secret),
  });
}

/** Returns the secret the token's key id refers to, or null if it is none of these. */
export function secretOf(token: string, secrets: readonly string[]): string | null {
  const named = keyNamedIn(token);
  return secrets.find((secret) => keyId(secret) === named) ?? null;
}

function keyNamedIn(token: string): string | undefined {
  try {
    return decode(token, { complete: true })?.header.kid;
  } catch {
    return undefined; // The library throws for malformed tokens, which have no key id.
  }
}

/**
 * Returns the payload of a valid token (HS256) for this audience; null if it is forged, expired, malformed or for another
 * audience.
 */
export function verifyToken(
  token: string,
  secrets: readonly string[],
  audience: TokenAudience,
): JwtPayload | null {
  const secret = secretOf(token, secrets);
  if (!secret) return null;
  try {
    const payload = verify(token, tokenKey(secret), { algorithms: ['HS256'], audience, issuer: 'quillcare' });
    return typeof payload === 'string' ? null : payload;
  } catch {
    return null; // The library throws for every kind of invalid token.
  }
}
