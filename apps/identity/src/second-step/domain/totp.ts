import { generateSecret, generateURI, verifySync } from 'otplib';

/** RFC 6238 with the parameters every authenticator app supports: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const ISSUER = 'Quillcare';
const CODE = /^\d{6}$/;

/** Result of checking a code. `used` means that it is correct but its time step has already been accepted. */
export type CodeVerdict =
  { readonly verdict: 'right'; readonly step: number } | { readonly verdict: 'wrong' | 'used' };

/** Returns a new secret of 160 random bits in Base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** Returns the `otpauth:` URI for the QR code. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/**
 * Checks a typed code. The app's clock may be one time step off either way. A time step already accepted, or any before it, is
 * not accepted again.
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
