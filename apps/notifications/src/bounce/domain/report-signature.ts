import { MAIL_EVENTS_GOOD_FOR_SECONDS } from '@quillcare/contracts';
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedReport {
  /** Seconds since 1970. */
  timestamp: number;
  payload: string;
  /** In hexadecimal. */
  signature: string;
}

/** The signature of a payload at a time. */
export function signatureOf({ timestamp, payload }: Omit<SignedReport, 'signature'>, secret: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
}

/** Whether a report was signed with the secret, and lately: an old one may be a copy of what was sent before. */
export function isGenuine(report: SignedReport, secret: string, now: Date): boolean {
  const age = Math.abs(now.getTime() / 1000 - report.timestamp);
  const expected = Buffer.from(signatureOf(report, secret), 'hex');
  const given = Buffer.from(report.signature, 'hex');
  return (
    age <= MAIL_EVENTS_GOOD_FOR_SECONDS &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}
