import { z } from 'zod';
import { command } from '../core/operation';
import { email, rawText } from '../core/primitives';
import { DEAD_LINKS } from './dead-links';
import { tokenParams } from './patient.operations';

const ERRORS_OF_LINKS = [...DEAD_LINKS, 'IDENTITY_REQUIRED', 'LINK_LOCKED', 'TOO_MANY_REQUESTS'] as const;

/** Emails a code to the person who signs for the patient, as proof that they can read email at their own address. */
export const requestSignatoryCode = command({
  name: 'quoting.requestSignatoryCode',
  summary: 'Email a six-digit code to the person who signs for the patient',
  http: { method: 'POST', path: '/public/quotes/:token/signatory-code', status: 202 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({ email }),
  /** `codeToken` binds the code to whoever requested it. It is worthless without the code. */
  result: z.object({ codeToken: z.string(), expiresIn: z.number().int() }),
  errors: [...ERRORS_OF_LINKS],
  rateLimit: { max: 10, windowSeconds: 600 },
});

/** Wrong codes count together with failed attempts to identify, and the link locks at the same number. */
export const confirmSignatoryCode = command({
  name: 'quoting.confirmSignatoryCode',
  summary: 'Confirm the code emailed to the person who signs for the patient',
  http: { method: 'POST', path: '/public/quotes/:token/signatory-code/confirm', status: 200 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({ email, code: rawText(20), codeToken: rawText(100) }),
  result: z.object({ confirmed: z.literal(true) }),
  errors: [...ERRORS_OF_LINKS, 'IDENTITY_MISMATCH', 'CODE_EXPIRED'],
  rateLimit: { max: 30, windowSeconds: 60 },
});
