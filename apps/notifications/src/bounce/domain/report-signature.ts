import { MAIL_EVENTS_MAX_AGE_SECONDS } from '@quillcare/contracts';
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedReport {
  /** Unix time in seconds. */
  timestamp: number;
  payload: string;
  /** Hexadecimal. */
  signature: string;
}

/** Signs a payload: HMAC-SHA-256 over `timestamp.payload`, in hexadecimal. */
export function signatureOf({ timestamp, payload }: Omit<SignedReport, 'signature'>, secret: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
}

/** Returns whether a report has a valid, recent signature. Old ones are refused because they may be replayed. */
export function isValidSignature(report: SignedReport, secret: string, now: Date): boolean {
  const age = Math.abs(now.getTime() / 1000 - report.timestamp);
  const expected = Buffer.from(signatureOf(report, secret), 'hex');
  const given = Buffer.from(report.signature, 'hex');
  return (
    age <= MAIL_EVENTS_MAX_AGE_SECONDS && given.length === expected.length && timingSafeEqual(given, expected)
  );
}
