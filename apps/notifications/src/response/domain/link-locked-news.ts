import type { News } from '../../notification/domain/news';
import { quoteNewsFields } from '../../notification/domain/quote-news';

export function linkLockedNews(quote: { quoteId: string; quoteNumber: string }): News {
  return {
    ...quoteNewsFields(quote.quoteId),
    topic: 'LINK_LOCKED',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'Patient link locked',
    message: `The link to quote ${quote.quoteNumber} was locked after ten failed attempts to prove who the patient is. Call the patient, check their date of birth and email address, then unlock the link on the quote.`,
  };
}
