import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, idParams, instant, isoDate, optionalText, rawText } from '../core/primitives';
import { DEAD_LINKS } from './dead-links';
import { tokenParams } from './patient.operations';

/** A code is valid for ten minutes, in the browser that asked for it. */
export const CODE_VALID_SECONDS = 600;

export const identifyPatient = command({
  name: 'quoting.identifyPatient',
  summary: 'Prove who you are, in the way that the practice chose',
  http: { method: 'POST', path: '/public/quotes/:token/identify', status: 200, session: 'patient' },
  permission: 'patient',
  params: tokenParams,
  /** What the practice's way needs; the rest is ignored. Which part was wrong is not told. */
  body: z.strictObject({
    dateOfBirth: isoDate.optional(),
    /** The six digits of the email. */
    code: rawText(20).optional(),
    /** From `requestIdentityCode`, for API clients; the gateway takes a browser's from its cookie. */
    codeToken: rawText(100).optional(),
  }),
  /** `identityToken` is for API clients (Authorization: Bearer); browsers get an HttpOnly cookie as well. */
  result: z.object({ identityToken: z.string(), expiresIn: z.number().int() }),
  errors: [...DEAD_LINKS, 'IDENTITY_MISMATCH', 'CODE_EXPIRED', 'LINK_LOCKED', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 30, windowSeconds: 60 },
  invalidates: ['Quote'],
});

/** Whether a code was sent is never told: the answer is the same for every link that is alive. */
export const requestIdentityCode = command({
  name: 'quoting.requestIdentityCode',
  summary: 'Have a six-digit code emailed to the address that the practice has',
  http: { method: 'POST', path: '/public/quotes/:token/code', status: 202, session: 'patient-code' },
  permission: 'patient',
  params: tokenParams,
  /**
   * `codeToken` binds the code to whoever asked: browsers keep it in an HttpOnly cookie, API clients send it in the body of
   * `identifyPatient`.
   */
  result: z.object({ codeToken: z.string(), expiresIn: z.number().int() }),
  errors: [...DEAD_LINKS, 'LINK_LOCKED', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 10, windowSeconds: 600 },
});

/** The parts of the page that a patient came to see, in their order. */
export const quoteSection = z.enum(['SUMMARY', 'LINES', 'CHOICES', 'TERMS', 'CONVERSATION', 'SIGN']);
export type QuoteSection = z.infer<typeof quoteSection>;

export const recordQuoteView = command({
  name: 'quoting.recordQuoteView',
  summary: 'Add the sections that the patient came to see to the current opening of the page',
  http: { method: 'POST', path: '/public/quotes/:token/views', status: 200 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({
    sections: z.array(quoteSection).min(1).max(quoteSection.options.length),
    /** The first report since the page was loaded: a new opening, unless it was seen within the last five minutes. */
    isOpening: z.boolean().default(false),
  }),
  result: z.object({ recorded: z.literal(true) }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 120, windowSeconds: 60 },
});

/** An opening of the page after identification. */
export const quoteView = z.object({
  id,
  at: instant,
  lastSeenAt: instant,
  /** Such as "iPhone" or "Windows computer"; nothing that tells one person's device from another's. */
  device: z.string(),
  sections: z.array(quoteSection),
});
export type QuoteView = z.infer<typeof quoteView>;

export const listQuoteViews = query({
  name: 'quoting.listQuoteViews',
  summary: "The patient's openings of a quote, the newest first; at most 50",
  http: { method: 'GET', path: '/quotes/:id/views' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: z.object({ count: z.number().int(), items: z.array(quoteView) }),
  errors: ['NOT_FOUND'],
  provides: ['Quote'],
});

export const requestInterpreter = command({
  name: 'quoting.requestInterpreter',
  summary: 'Say that an interpreter is wanted, and for which language; null takes it back',
  http: { method: 'POST', path: '/public/quotes/:token/interpreter', status: 200 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({ language: optionalText(60) }),
  result: z.object({ language: z.string().nullable() }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 20, windowSeconds: 600 },
  invalidates: ['Quote'],
});
