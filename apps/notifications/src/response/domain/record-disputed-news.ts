import type { DisputeOutcome } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';
import { quoteNewsFields } from '../../notification/domain/quote-news';

/** Notification that a patient disputes what staff recorded, or what was signed in their name. */
export function recordDisputedNews(quote: {
  quoteId: string;
  quoteNumber: string;
  wasSigned?: boolean | undefined;
}): News {
  const dispute = quote.wasSigned
    ? `Quote ${quote.quoteNumber} was signed. The patient says that this is not right.`
    : `Staff recorded that quote ${quote.quoteNumber} was accepted. The patient says that this is not right.`;
  return {
    ...quoteNewsFields(quote.quoteId),
    topic: 'RECORD_DISPUTED',
    type: 'WARNING',
    priority: 'HIGH',
    title: quote.wasSigned
      ? 'Patient disputes a signed acceptance'
      : 'Patient disputes a recorded acceptance',
    message: `${dispute} Nothing can be booked until this is settled. Please call the patient.`,
  };
}

export function disputeSettledNews(quote: {
  quoteId: string;
  quoteNumber: string;
  outcome: DisputeOutcome;
}): News {
  return {
    ...quoteNewsFields(quote.quoteId),
    topic: 'RECORD_DISPUTED',
    type: 'INFO',
    priority: 'NORMAL',
    title: 'Disputed acceptance settled',
    message:
      quote.outcome === 'STANDS'
        ? `The acceptance of quote ${quote.quoteNumber} stands. Its surgery can be booked again.`
        : `Quote ${quote.quoteNumber} was not accepted after all. Its surgery case was cancelled.`,
  };
}
