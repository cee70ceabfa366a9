import { z } from 'zod';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { id, idParams, instant, isoDate, optionalText, version } from '../core/primitives';
import { quote } from './quote.schemas';
import { quoteStatus } from './quote.status';

/** Whether lines keep their prices or get current ones. Values typed by staff are kept either way. */
export const priceBasis = z.enum(['KEPT', 'CURRENT']);

export const reviseQuote = command({
  name: 'quoting.reviseQuote',
  summary:
    'Create the next version of a quote as a draft; the sent one stays valid until the new one is sent',
  http: { method: 'POST', path: '/quotes/:id/revise' },
  permission: { resource: 'QUOTES', action: 'CREATE' },
  params: idParams,
  body: z.strictObject({
    version,
    prices: priceBasis.default('KEPT'),
    /** Last valid day of the new version. Defaults to that of the old one or, if it has passed, to the practice's validity period. */
    validUntil: isoDate.nullish().transform((value) => value ?? null),
    reason: optionalText(500),
  }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_REVISABLE', 'REVISION_EXISTS'],
  invalidates: ['Quote'],
});

export const duplicateQuote = command({
  name: 'quoting.duplicateQuote',
  summary: "Copy a quote's lines to a new quote, for the same or another client",
  http: { method: 'POST', path: '/quotes/:id/duplicate' },
  permission: { resource: 'QUOTES', action: 'CREATE' },
  params: idParams,
  body: z.strictObject({
    clientId: id.nullish().transform((value) => value ?? null),
    prices: priceBasis.default('CURRENT'),
  }),
  result: quote,
  errors: ['NOT_FOUND'],
  invalidates: ['Quote'],
});

export const resendQuote = command({
  name: 'quoting.resendQuote',
  summary: 'Email the patient a new link; the previous one stops working',
  http: { method: 'POST', path: '/quotes/:id/resend', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  confirmedEmail: true,
  params: idParams,
  body: z.strictObject({ version }),
  result: z.object({ quote, link: z.string() }),
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_RESENDABLE', 'RECIPIENT_MISSING'],
  invalidates: ['Quote'],
});

export const replaceQuoteLink = command({
  name: 'quoting.replaceQuoteLink',
  summary: 'Create a new link to hand to the patient without an email; the previous one stops working',
  http: { method: 'POST', path: '/quotes/:id/link', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ version }),
  result: z.object({ quote, link: z.string() }),
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_RESENDABLE', 'RECIPIENT_MISSING'],
  invalidates: ['Quote'],
});

/** For a link that has fallen into the wrong hands. Nothing is sent, and a new link has to be created separately. */
export const revokeQuoteLinks = command({
  name: 'quoting.revokeQuoteLinks',
  summary: "Revoke all of the patient's links to this quote",
  http: { method: 'POST', path: '/quotes/:id/revoke-links', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ version }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Quote'],
});

export const quoteVersion = z.object({
  id,
  revision: z.number().int(),
  status: quoteStatus,
  totalMinor: z.number().int(),
  createdAt: instant,
  createdByName: z.string().nullable(),
  sentAt: instant.nullable(),
  respondedAt: instant.nullable(),
  supersededAt: instant.nullable(),
  /** The signed version that this one changes. Null if it changes none. */
  variationOfId: id.nullable(),
});
export type QuoteVersion = z.infer<typeof quoteVersion>;

export const listQuoteVersions = query({
  name: 'quoting.listQuoteVersions',
  summary: 'List all versions of a quote, newest first',
  http: { method: 'GET', path: '/quotes/:id/versions' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: z.object({ items: z.array(quoteVersion) }),
  errors: ['NOT_FOUND'],
  provides: ['Quote'],
});

const comparedValue = z.union([z.string(), z.number()]);
const comparedLine = z.object({
  key: z.string(),
  kind: z.string(),
  description: z.string(),
  billedBy: z.string(),
  basis: z.string(),
  quantity: z.number(),
  unitFeeMinor: z.number().int(),
  discountMinor: z.number().int(),
  gstTreatment: z.string(),
  benefitsMinor: z.number().int(),
  totalMinor: z.number().int(),
});

/** The difference of a line between two pricings of a quote (`compareLines` of libs/rules). */
export const lineChange = z.object({
  key: z.string(),
  change: z.enum(['ADDED', 'REMOVED', 'CHANGED', 'SAME']),
  before: comparedLine.nullable(),
  after: comparedLine.nullable(),
  differenceMinor: z.number().int(),
  fields: z.array(z.object({ field: z.string(), before: comparedValue, after: comparedValue })),
});
export type QuoteLineChange = z.infer<typeof lineChange>;

export const quoteComparison = z.object({
  beforeMinor: z.number().int(),
  afterMinor: z.number().int(),
  differenceMinor: z.number().int(),
  lines: z.array(lineChange),
});

export const compareQuotes = query({
  name: 'quoting.compareQuotes',
  summary: 'Compare a quote with another version line by line; by default the previous one',
  http: { method: 'GET', path: '/quotes/:id/comparison' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  query: z.strictObject({ with: id.optional() }),
  result: quoteComparison,
  errors: ['NOT_FOUND'],
  provides: ['Quote'],
});

/** Prices the same quote today, to show what a rule, a fee or a Medicare table has changed since it was priced. */
export const checkQuotePrices = query({
  name: 'quoting.checkQuotePrices',
  summary: 'Compare a quote with current prices line by line, without storing anything',
  http: { method: 'GET', path: '/quotes/:id/prices' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: quoteComparison.extend({
    isStale: z.boolean(),
    pricedOn: isoDate,
    /** Names of the rules, surgeries and tables that caused the change. */
    causes: z.array(z.object({ kind: z.string(), name: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  provides: ['Quote', 'Surgery'],
});

export const updateQuotePrices = command({
  name: 'quoting.updateQuotePrices',
  summary: 'Update a draft to current prices; values entered by staff stay',
  http: { method: 'POST', path: '/quotes/:id/prices', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ version }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_EDITABLE'],
  invalidates: ['Quote'],
});

/** Compares a practice's open quotes, or the given ones, with current prices. The list shows which of them differ. */
export const checkOpenQuotes = job({
  service: 'quoting',
  name: 'checkOpenQuotes',
  data: z.object({ organisationId: id, quoteIds: z.array(id).nullable() }),
  isLowPriority: true,
});

/** Looks for practices whose prices have changed. */
export const sweepStalePrices = job({
  service: 'quoting',
  name: 'sweepStalePrices',
  data: z.object({}),
  everyMs: 10_000,
  attempts: 1,
});

/** Needed because rules start and end on certain days, and Medicare tables come into force. */
export const askForNewDayPrices = job({
  service: 'quoting',
  name: 'askForNewDayPrices',
  data: z.object({}),
  everyMs: 3_600_000,
  attempts: 1,
});
