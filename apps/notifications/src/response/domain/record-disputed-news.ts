import type { News } from '../../notification/domain/news';
import { aboutQuote } from '../../notification/domain/quote-news';

/** The notification that a patient disputes what staff recorded. */
export function recordDisputedNews(quote: { quoteId: string; quoteNumber: string }): News {
  return {
    ...aboutQuote(quote.quoteId),
    topic: 'RECORD_DISPUTED',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'Patient disputes a recorded acceptance',
    message: `Staff recorded that quote ${quote.quoteNumber} was accepted. The patient says that this is not so. Please call the patient before anything is booked.`,
  };
}
