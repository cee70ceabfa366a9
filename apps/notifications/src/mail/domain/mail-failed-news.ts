import type { News } from '../../notification/domain/news';

/** Tells staff that a patient did not get a mail. */
export function mailFailedNews(quote: { id: string; number: string }, detail: string): News {
  return {
    topic: 'MAIL_FAILED',
    needs: 'QUOTES',
    title: 'Mail not delivered',
    message: `A mail to the patient about quote ${quote.number} was not delivered. ${detail}`,
    quoteId: quote.id,
    actionUrl: `/quotes/view/${quote.id}`,
  };
}
