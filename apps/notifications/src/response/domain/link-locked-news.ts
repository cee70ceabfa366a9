import type { News } from '../../notification/domain/news';
import { aboutQuote } from '../../notification/domain/quote-news';

/** The notification that a patient's link is locked. */
export function linkLockedNews(quote: { quoteId: string; quoteNumber: string }): News {
  return {
    ...aboutQuote(quote.quoteId),
    topic: 'LINK_LOCKED',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'Patient link locked',
    message: `The link to quote ${quote.quoteNumber} was locked because a wrong date of birth was entered too often. Check the date of birth with the patient, then unlock the link on the quote.`,
  };
}
