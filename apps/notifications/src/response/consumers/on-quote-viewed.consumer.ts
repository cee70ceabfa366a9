import { QuoteViewed } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { quoteViewedNews } from '../domain/quote-viewed-news';

/** The first opening of each version is news; how often it was opened since is on the quote. */
export const OnQuoteViewedConsumer = on(QuoteViewed, [Notifier], (notifier) => ({
  handle: ({ data }) => notifier.notify(quoteViewedNews(data)),
}));
