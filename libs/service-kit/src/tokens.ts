import { createSecretKey, type KeyObject } from 'node:crypto';
import { sign, verify, type JwtPayload } from 'jsonwebtoken';
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

/** A key, and the id by which the tokens it signed name it. */
interface TokenKey {
  id: string;
  key: KeyObject;
}

const keys = new Map<string, TokenKey>();

// Given a string, jsonwebtoken first tries to parse it as a public key, which takes longer than the rest of a request.
function tokenKey(secret: string): TokenKey {
  const found = keys.get(secret) ?? { id: keyId(secret), key: createSecretKey(secret, 'utf8') };
  keys.set(secret, found);
  return found;
}

/** Signs a JWT (HS256) that expires after `seconds` and carries the id of its key. */
export function signToken(payload: TokenClaims, secret: string, seconds: number): string {
  const { id, key } = tokenKey(secret);
  return sign(payload, key, { algorithm: 'HS256', expiresIn: seconds, issuer: 'quillcare', keyid: id });
}

/** Returns the key that the token names, or null if it is of none of these secrets. */
export function keyOfToken(token: string, secrets: readonly string[]): KeyObject | null {
  const named = keyIdIn(token);
  return secrets.map(tokenKey).find(({ id }) => id === named)?.key ?? null;
}

function keyIdIn(token: string): unknown {
  try {
    const [header = ''] = token.split('.', 1);
    return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid?: unknown } | null)?.kid;
  } catch {
    return undefined; // A malformed token names no key.
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
  const key = keyOfToken(token, secrets);
  if (!key) return null;
  try {
    const payload = verify(token, key, {
      algorithms: ['HS256'],
      audience,
      issuer: 'quillcare',
    });
    return typeof payload === 'string' ? null : payload;
  } catch {
    return null; // The library throws for every kind of invalid token.
  }
}
