import type { News } from '../../notification/domain/news';
import { quoteNewsFields } from '../../notification/domain/quote-news';

export function buildBouncedNews(quote: { id: string; number: string }, detail: string): News {
  return {
    ...quoteNewsFields(quote.id),
    topic: 'MAIL_FAILED',
    type: 'ERROR',
    priority: 'URGENT',
    title: 'Email bounced',
    message: `An email to the patient about quote ${quote.number} bounced. ${detail} We have stopped emailing that address.`,
  };
}

/** Notification that a patient marked an email as spam. */
export function complainedNews(quote: { id: string; number: string }): News {
  return {
    ...quoteNewsFields(quote.id),
    topic: 'MAIL_FAILED',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'Email marked as spam',
    message: `The patient marked an email about quote ${quote.number} as spam, so we have stopped emailing that address. Please call them instead.`,
  };
}
