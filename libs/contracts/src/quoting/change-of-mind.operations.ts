import { z } from 'zod';
import { event } from '../core/event';
import { command } from '../core/operation';
import { id, idParams, instant, optionalText, text, version } from '../core/primitives';
import { LINK_ERRORS } from './link-errors';
import { tokenParams } from './patient.operations';
import { quote } from './quote.schemas';

/**
 * Withdraws the patient's acceptance. Possible until the case is confirmed and, for cosmetic procedures, at least until the
 * cooling-off period ends. A reason is optional.
 */
export const withdrawAcceptance = command({
  name: 'quoting.withdrawAcceptance',
  summary: 'Withdraw an acceptance',
  http: { method: 'POST', path: '/public/quotes/:token/withdraw', status: 200 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({ reason: optionalText(2_000) }),
  result: z.object({ withdrawnAt: instant }),
  errors: [...LINK_ERRORS, 'IDENTITY_REQUIRED', 'ACCEPTANCE_FINAL'],
  rateLimit: { max: 20, windowSeconds: 600 },
  invalidates: ['Quote', 'SurgeryCase', 'Callback'],
});

export const reopenQuote = command({
  name: 'quoting.reopenQuote',
  summary: 'Reopen a declined or withdrawn quote as a new draft version',
  http: { method: 'POST', path: '/quotes/:id/reopen' },
  permission: { resource: 'QUOTES', action: 'CREATE' },
  params: idParams,
  body: z.strictObject({ version, reason: text(500) }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_REVISABLE', 'REVISION_EXISTS'],
  invalidates: ['Quote'],
});

/**
 * The signed version remains in force until the patient has signed the change as well. A draft that was started before the patient
 * signed continues as the change.
 */
export const varyQuote = command({
  name: 'quoting.varyQuote',
  summary: 'Start varying an accepted quote: creates the next version as a draft',
  http: { method: 'POST', path: '/quotes/:id/vary' },
  permission: { resource: 'QUOTES', action: 'CREATE' },
  params: idParams,
  body: z.strictObject({ version, reason: text(500) }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_REVISABLE', 'REVISION_EXISTS'],
  invalidates: ['Quote'],
});

/** The patient withdrew the acceptance. The case is cancelled in the same transaction. */
export const AcceptanceWithdrawn = event({
  service: 'quoting',
  name: 'AcceptanceWithdrawn',
  data: z.object({ quoteId: id, quoteNumber: z.string(), revision: z.number().int(), surgeryCaseId: id }),
  live: {
    needs: 'QUOTES',
    tags: (data) => [
      { type: 'Quote', id: data.quoteId },
      { type: 'SurgeryCase', id: data.surgeryCaseId },
    ],
  },
});
