import type { News } from '../../notification/domain/news';
import { quoteNewsFields } from '../../notification/domain/quote-news';

export function mailFailedNews(quote: { id: string; number: string }, detail: string): News {
  return {
    ...quoteNewsFields(quote.id),
    topic: 'MAIL_FAILED',
    type: 'ERROR',
    priority: 'HIGH',
    title: 'Email not delivered',
    message: `An email to the patient about quote ${quote.number} was not delivered. ${detail}`,
  };
}
