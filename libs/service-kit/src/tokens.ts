import { decode, sign, verify, type JwtPayload } from 'jsonwebtoken';
import { deriveKey, keyId } from './seal';

/** Secret of the staff's access tokens. */
export function accessTokenSecret(appSecret: string): string {
  return deriveKey(appSecret, 'access-token').toString('base64url');
}

/** Secret of the tokens that prove a patient's identification. */
export function patientTokenSecret(appSecret: string): string {
  return deriveKey(appSecret, 'patient-token').toString('base64url');
}

/** Secret of the tokens by which a browser is known as one in which somebody signed in before. */
export function deviceTokenSecret(appSecret: string): string {
  return deriveKey(appSecret, 'device-token').toString('base64url');
}

export type TokenAudience = 'staff' | 'patient' | 'device';

interface TokenClaims {
  sub: string;
  aud: TokenAudience;
  sid?: string;
  jti?: string;
}

/** Signs a JWT (HS256) that expires after `seconds` and names its key. */
export function signToken(payload: TokenClaims, secret: string, seconds: number): string {
  return sign(payload, secret, {
    algorithm: 'HS256',
    expiresIn: seconds,
    issuer: 'quillcare',
    keyid: keyId(secret),
  });
}

/** Which of these secrets a token says it was signed with; null when it is none of them. */
export function secretOf(token: string, secrets: readonly string[]): string | null {
  const named = keyNamedIn(token);
  return secrets.find((secret) => keyId(secret) === named) ?? null;
}

function keyNamedIn(token: string): string | undefined {
  try {
    return decode(token, { complete: true })?.header.kid;
  } catch {
    return undefined; // The library throws for what is no token at all; that names no key.
  }
}

/** The payload of a valid token for this audience; null when forged, expired, foreign or malformed. Only HS256 counts. */
export function verifyToken(
  token: string,
  secrets: readonly string[],
  audience: TokenAudience,
): JwtPayload | null {
  const secret = secretOf(token, secrets);
  if (!secret) return null;
  try {
    const payload = verify(token, secret, { algorithms: ['HS256'], audience, issuer: 'quillcare' });
    return typeof payload === 'string' ? null : payload;
  } catch {
    return null; // The library throws for every kind of invalid token; all of them mean "nobody".
  }
}
