import { QuoteViewed, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { quoteViewedNews } from '../domain/quote-viewed-news';

/** The first opening of each version is news; how often it was opened since is on the quote. */
@Consumes(QuoteViewed)
export class OnQuoteViewedConsumer implements Consumer<typeof QuoteViewed> {
  constructor(private readonly notifier: Notifier) {}

  handle({ data }: EventEnvelope<EventData<typeof QuoteViewed>>): Promise<void> {
    return this.notifier.notify(quoteViewedNews(data));
  }
}
