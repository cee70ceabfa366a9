import { sign, verify, type JwtPayload } from 'jsonwebtoken';
import { deriveKey } from './seal';

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

/** Signs a JWT (HS256) that expires after `seconds`. */
export function signToken(payload: { sub: string; aud: TokenAudience; sid?: string; jti?: string }, secret: string, seconds: number): string {
  return sign(payload, secret, { algorithm: 'HS256', expiresIn: seconds, issuer: 'quillcare' });
}

/** The payload of a valid token for this audience; null when forged, expired, foreign or malformed. Only HS256 counts. */
export function verifyToken(token: string, secret: string, audience: TokenAudience): JwtPayload | null {
  try {
    const payload = verify(token, secret, { algorithms: ['HS256'], audience, issuer: 'quillcare' });
    return typeof payload === 'string' ? null : payload;
  } catch {
    return null; // The library throws for every kind of invalid token; all of them mean "nobody".
  }
}
