import { generateSecret, generateURI, verifySync } from 'otplib';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const ISSUER = 'Quillcare';
const CODE = /^\d{6}$/;

/** What became of a typed code. `used`: it is right, but its step was accepted before. */
export type CodeVerdict =
  { readonly verdict: 'right'; readonly step: number } | { readonly verdict: 'wrong' | 'used' };

/** A new secret of 160 random bits, in Base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** The address that a QR code brings into an authenticator app. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/**
 * Judges a code as it was typed. The app's clock may be one step off, either way; a step that was accepted, and those
 * before it, are not accepted again.
 */
export function checkCode(
  secret: string,
  typed: string,
  lastUsedStep: number | null,
  now: Date,
): CodeVerdict {
  const token = typed.replace(/[\s-]/g, '');
  if (!CODE.test(token)) return { verdict: 'wrong' };
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token, epoch, period: STEP_SECONDS, epochTolerance: STEP_SECONDS });
  if (!found.valid || !('timeStep' in found)) return { verdict: 'wrong' };
  const isUsed = lastUsedStep !== null && found.timeStep <= lastUsedStep;
  return isUsed ? { verdict: 'used' } : { verdict: 'right', step: found.timeStep };
}
