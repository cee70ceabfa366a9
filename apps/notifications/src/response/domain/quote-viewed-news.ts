import type { News } from '../../notification/domain/news';
import { quoteNewsFields } from '../../notification/domain/quote-news';

/** Notification that a patient has opened a version of a quote for the first time. */
export function quoteViewedNews({
  quoteId,
  quoteNumber,
  revision,
}: {
  quoteId: string;
  quoteNumber: string;
  revision: number;
}): News {
  return {
    ...quoteNewsFields(quoteId),
    topic: 'QUOTE_VIEWED',
    type: 'INFO',
    priority: 'LOW',
    onceKey: `viewed:${quoteId}:${revision}`,
    title: 'Quote opened',
    message: `The patient opened quote ${quoteNumber}.`,
  };
}
