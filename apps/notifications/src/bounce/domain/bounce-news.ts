import type { News } from '../../notification/domain/news';
import { aboutQuote } from '../../notification/domain/quote-news';

/** The notification that an email to a patient came back. */
export function bouncedNews(quote: { id: string; number: string }, detail: string): News {
  return {
    ...aboutQuote(quote.id),
    topic: 'MAIL_FAILED',
    type: 'ERROR',
    priority: 'URGENT',
    title: 'Email came back',
    message: `An email to the patient about quote ${quote.number} came back, and no more are sent to that address. ${detail}`,
  };
}

/** The notification that a patient reported an email as unwanted. */
export function complainedNews(quote: { id: string; number: string }): News {
  return {
    ...aboutQuote(quote.id),
    topic: 'MAIL_FAILED',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'Email reported as unwanted',
    message: `The patient reported an email about quote ${quote.number} as unwanted, so no more are sent to that address. Please call instead.`,
  };
}
