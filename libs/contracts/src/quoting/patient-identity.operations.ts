import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, idParams, instant, isoDate, optionalText, rawText } from '../core/primitives';
import { DEAD_LINKS } from './dead-links';
import { tokenParams } from './patient.operations';

/** How long a code is valid, in seconds, and only in the browser that requested it. */
export const CODE_VALID_SECONDS = 600;

export const identifyPatient = command({
  name: 'quoting.identifyPatient',
  summary: "Verify the patient's identity by the method the practice chose",
  http: { method: 'POST', path: '/public/quotes/:token/identify', status: 200, session: 'patient' },
  permission: 'patient',
  params: tokenParams,
  /**
   * The fields required by the practice's method of identification; others are ignored. The error does not reveal which one was
   * wrong.
   */
  body: z.strictObject({
    dateOfBirth: isoDate.optional(),
    /** The six digits from the email. */
    code: rawText(20).optional(),
    /** From `requestIdentityCode`, for API clients. For browsers the gateway takes it from the cookie. */
    codeToken: rawText(100).optional(),
  }),
  /** `identityToken` is for API clients (Authorization: Bearer). Browsers also get an HttpOnly cookie. */
  result: z.object({ identityToken: z.string(), expiresIn: z.number().int() }),
  errors: [...DEAD_LINKS, 'IDENTITY_MISMATCH', 'CODE_EXPIRED', 'LINK_LOCKED', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 30, windowSeconds: 60 },
  invalidates: ['Quote'],
});

/** Does not reveal whether a code was sent: the response is the same for every valid link. */
export const requestIdentityCode = command({
  name: 'quoting.requestIdentityCode',
  summary: "Email a six-digit code to the patient's address on file",
  http: { method: 'POST', path: '/public/quotes/:token/code', status: 202, session: 'patient-code' },
  permission: 'patient',
  params: tokenParams,
  /**
   * `codeToken` binds the code to whoever requested it. Browsers keep it in an HttpOnly cookie; API clients send it in the body
   * of `identifyPatient`.
   */
  result: z.object({ codeToken: z.string(), expiresIn: z.number().int() }),
  errors: [...DEAD_LINKS, 'LINK_LOCKED', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 10, windowSeconds: 600 },
});

/** Sections of the page that can be reported as seen, in page order. */
export const quoteSection = z.enum(['SUMMARY', 'LINES', 'CHOICES', 'TERMS', 'CONVERSATION', 'SIGN']);
export type QuoteSection = z.infer<typeof quoteSection>;

export const recordQuoteView = command({
  name: 'quoting.recordQuoteView',
  summary: 'Add the sections the patient has seen to the current view',
  http: { method: 'POST', path: '/public/quotes/:token/views', status: 200 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({
    sections: z.array(quoteSection).min(1).max(quoteSection.options.length),
    /**
     * True for the first report after a page load. It counts as a new opening, unless the page was seen within the last five
     * minutes.
     */
    isOpening: z.boolean().default(false),
  }),
  result: z.object({ recorded: z.literal(true) }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 120, windowSeconds: 60 },
});

/** One opening of the page after identification. */
export const quoteView = z.object({
  id,
  at: instant,
  lastSeenAt: instant,
  /** For example "iPhone" or "Windows computer". Nothing that would identify an individual device. */
  device: z.string(),
  sections: z.array(quoteSection),
});
export type QuoteView = z.infer<typeof quoteView>;

export const listQuoteViews = query({
  name: 'quoting.listQuoteViews',
  summary: "List the patient's latest 50 views of a quote, newest first",
  http: { method: 'GET', path: '/quotes/:id/views' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: z.object({ count: z.number().int(), items: z.array(quoteView) }),
  errors: ['NOT_FOUND'],
  provides: ['Quote'],
});

export const requestInterpreter = command({
  name: 'quoting.requestInterpreter',
  summary: 'Request an interpreter for a language; null withdraws the request',
  http: { method: 'POST', path: '/public/quotes/:token/interpreter', status: 200 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({ language: optionalText(60) }),
  result: z.object({ language: z.string().nullable() }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 20, windowSeconds: 600 },
  invalidates: ['Quote'],
});
