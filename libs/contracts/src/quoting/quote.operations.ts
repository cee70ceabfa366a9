import { z } from 'zod';
import { listOf, listQuery } from '../core/list';
import { amountRange, dateRange, dayRange, idOrNone, setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import { id, idParams, optionalText, version } from '../core/primitives';
import { clientUses, dependants } from '../core/removal';
import { reportedQuotes } from './report.schemas';
import { newQuoteInput, quote, quoteChanges, quoteSummary } from './quote.schemas';
import { quoteStatus } from './quote.status';

/**
 * Quotes that need staff attention: the patient has seen the quote but not responded, it expires within a week, a question is
 * waiting for an answer, a discount is waiting for approval, or current prices differ from the quote's.
 */
export const quoteAttention = z.enum([
  'VIEWED_UNANSWERED',
  'EXPIRES_SOON',
  'UNANSWERED_QUESTION',
  'APPROVAL_WAITING',
  'PRICES_CHANGED',
]);
export type QuoteAttention = z.infer<typeof quoteAttention>;

export const listQuotes = query({
  name: 'quoting.listQuotes',
  summary: 'List quotes, each with its newest version',
  http: { method: 'GET', path: '/quotes' },
  permission: { resource: 'QUOTES', action: 'READ' },
  query: listQuery(['createdAt', 'validUntil', 'total', 'sentAt', 'doctor', 'hospital'], {
    status: setOf(quoteStatus),
    clientId: id.optional(),
    doctorId: id.optional(),
    hospitalId: idOrNone,
    siteId: idOrNone,
    attention: quoteAttention.optional(),
    surgeryId: id.optional(),
    createdAt: dayRange,
    sentAt: dayRange,
    validUntil: dateRange,
    total: amountRange,
    ...reportedQuotes,
  }),
  result: listOf(quoteSummary),
  provides: ['Quote'],
});

export const getQuote = query({
  name: 'quoting.getQuote',
  summary: 'Get a quote with its lines, totals and history',
  http: { method: 'GET', path: '/quotes/:id' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: quote,
  errors: ['NOT_FOUND'],
  provides: ['Quote'],
});

export const createQuote = command({
  name: 'quoting.createQuote',
  summary: 'Create a draft quote',
  http: { method: 'POST', path: '/quotes' },
  permission: { resource: 'QUOTES', action: 'CREATE' },
  body: newQuoteInput,
  result: quote,
  invalidates: ['Quote'],
});

export const updateQuote = command({
  name: 'quoting.updateQuote',
  summary: 'Update a draft quote',
  http: { method: 'PATCH', path: '/quotes/:id' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: quoteChanges.extend({ version }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_EDITABLE'],
  invalidates: ['Quote'],
});

export const deleteQuote = command({
  name: 'quoting.deleteQuote',
  summary: 'Delete a draft quote; sent versions stay',
  http: { method: 'DELETE', path: '/quotes/:id' },
  permission: { resource: 'QUOTES', action: 'DELETE' },
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND', 'QUOTE_NOT_EDITABLE'],
  invalidates: ['Quote'],
});

export const sendQuote = command({
  name: 'quoting.sendQuote',
  summary: 'Send a quote: freezes it and emails the patient a link, which is returned only once',
  http: { method: 'POST', path: '/quotes/:id/send', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  confirmedEmail: true,
  params: idParams,
  body: z.strictObject({ version }),
  result: z.object({ quote, link: z.string() }),
  errors: [
    'NOT_FOUND',
    'VERSION_CONFLICT',
    'QUOTE_NOT_SENDABLE',
    'RECIPIENT_MISSING',
    'QUOTE_INCOMPLETE',
    'DISCOUNT_NOT_APPROVED',
  ],
  invalidates: ['Quote', 'Callback'],
});

export const withdrawQuote = command({
  name: 'quoting.withdrawQuote',
  summary: 'Withdraw a quote that awaits an answer; its link stops working immediately',
  http: { method: 'POST', path: '/quotes/:id/withdraw', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  // Allowed because a patient could still sign an incorrect quote; withdrawing it protects them.
  whileReadOnly: true,
  params: idParams,
  body: z.strictObject({ version, reason: optionalText(500) }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_WITHDRAWABLE'],
  invalidates: ['Quote', 'Callback'],
});

export const unlockQuoteLink = command({
  name: 'quoting.unlockQuoteLink',
  summary: "Unlock the patient's link after too many failed identification attempts",
  http: { method: 'POST', path: '/quotes/:id/unlock-link', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  result: quote,
  errors: ['NOT_FOUND'],
  invalidates: ['Quote'],
});

/** Counts quotes for services that are about to remove a client. */
export const countClientQuotes = query({
  name: 'quoting.countClientQuotes',
  summary: "Count a client's quotes and surgery cases",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, clientId: id }),
  result: dependants,
});

/** Counts quotes for a service that undoes an import of clients. */
export const countQuoteUses = query({
  name: 'quoting.countQuoteUses',
  summary: 'Count the quotes and open surgery cases of several clients',
  http: null,
  permission: 'internal',
  ...clientUses,
});

/** Returns a quote to other services (email, callbacks, notifications). */
export const readQuote = query({
  name: 'quoting.readQuote',
  summary: 'Get one quote for another service',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, quoteId: id }),
  result: quote,
  errors: ['NOT_FOUND'],
});
