import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { id, isoDate } from '../core/primitives';

const quoteEventData = z.object({ quoteId: id, quoteNumber: z.string(), revision: z.number().int() });
/** `variationOfId` is the signed version that this one changes. Null if it changes none. */
const answerEventData = quoteEventData.extend({ variationOfId: id.nullable() });
const liveUpdates = {
  needs: 'QUOTES' as const,
  tags: (data: { quoteId: string }) => [{ type: 'Quote' as const, id: data.quoteId }],
};

export const QuoteCreated = event({
  service: 'quoting',
  name: 'QuoteCreated',
  data: quoteEventData,
  live: liveUpdates,
});
export const QuoteUpdated = event({
  service: 'quoting',
  name: 'QuoteUpdated',
  data: quoteEventData,
  live: liveUpdates,
});
export const QuoteDeleted = event({
  service: 'quoting',
  name: 'QuoteDeleted',
  data: quoteEventData,
  live: liveUpdates,
});
export const QuoteSent = event({
  service: 'quoting',
  name: 'QuoteSent',
  data: quoteEventData.extend({ clientId: id, sentOn: isoDate, validUntil: isoDate }),
  live: liveUpdates,
});
export const QuoteViewed = event({
  service: 'quoting',
  name: 'QuoteViewed',
  data: quoteEventData,
  live: liveUpdates,
});
export const QuoteAccepted = event({
  service: 'quoting',
  name: 'QuoteAccepted',
  data: answerEventData.extend({
    surgeryCaseId: id,
    /** Last day of the cooling-off period. Null or absent for procedures without one. */
    coolingOffEndsOn: isoDate.nullish(),
  }),
  live: {
    needs: 'QUOTES',
    tags: (data) => [
      { type: 'Quote', id: data.quoteId },
      { type: 'SurgeryCase', id: data.surgeryCaseId },
    ],
  },
});
export const QuoteRejected = event({
  service: 'quoting',
  name: 'QuoteRejected',
  data: answerEventData,
  live: liveUpdates,
});
export const QuoteQueryReceived = event({
  service: 'quoting',
  name: 'QuoteQueryReceived',
  data: quoteEventData.extend({ queryId: id }),
  live: liveUpdates,
});
/** The patient's link was locked after too many failed attempts to identify. Staff can unlock it. */
export const QuoteLinkLocked = event({
  service: 'quoting',
  name: 'QuoteLinkLocked',
  data: quoteEventData,
  live: liveUpdates,
});
export const QuoteWithdrawn = event({
  service: 'quoting',
  name: 'QuoteWithdrawn',
  data: quoteEventData,
  live: liveUpdates,
});
/** A newer version was sent. The patient's response to this one, if any, is kept. */
export const QuoteSuperseded = event({
  service: 'quoting',
  name: 'QuoteSuperseded',
  data: quoteEventData.extend({ supersededById: id, supersededByRevision: z.number().int() }),
  live: liveUpdates,
});
export const QuoteExpired = event({
  service: 'quoting',
  name: 'QuoteExpired',
  data: answerEventData,
  live: liveUpdates,
});

/** Someone requested a discount above the practice's cap. `basisPoints` is the total of all discounts. */
export const DiscountApprovalRequested = event({
  service: 'quoting',
  name: 'DiscountApprovalRequested',
  data: quoteEventData.extend({ requestedBy: id, basisPoints: z.number().int() }),
  live: liveUpdates,
});
export const DiscountApprovalDecided = event({
  service: 'quoting',
  name: 'DiscountApprovalDecided',
  data: quoteEventData.extend({
    requestedBy: id,
    decidedBy: id,
    decision: z.enum(['APPROVED', 'DECLINED']),
    basisPoints: z.number().int(),
  }),
  live: liveUpdates,
});

/** Expires quotes whose last valid day has passed in the practice's time zone. */
export const expireQuotes = job({
  service: 'quoting',
  name: 'expireQuotes',
  data: z.object({}),
  everyMs: 60_000,
  attempts: 1,
});
