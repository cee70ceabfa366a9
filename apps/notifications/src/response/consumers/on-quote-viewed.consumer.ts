import { QuoteViewed } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { quoteViewedNews } from '../domain/quote-viewed-news';

/** Notifies staff of the first view of each version. Later views are only counted on the quote. */
export const OnQuoteViewedConsumer = on(QuoteViewed, [Notifier], (notifier) => ({
  handle: ({ data }) => notifier.notify(quoteViewedNews(data)),
}));
