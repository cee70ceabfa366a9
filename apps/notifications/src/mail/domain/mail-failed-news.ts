import type { News } from '../../notification/domain/news';

/** The notification that a patient did not get an email. */
export function mailFailedNews(quote: { id: string; number: string }, detail: string): News {
  return {
    topic: 'MAIL_FAILED',
    needs: 'QUOTES',
    title: 'Email not delivered',
    message: `An email to the patient about quote ${quote.number} was not delivered. ${detail}`,
    quoteId: quote.id,
    actionUrl: `/quotes/view/${quote.id}`,
  };
}
