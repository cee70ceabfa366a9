import {
  QuoteExpired,
  readQuote,
  type EventData,
  type EventEnvelope,
  type Quote,
} from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { changeExpiredNews } from '../domain/change-expired-news';

type Expired = EventEnvelope<EventData<typeof QuoteExpired>>;

/** A change of a signed quote expired: staff should know that the signed one stands. Other quotes expire without news. */
@Consumes(QuoteExpired)
export class OnQuoteExpiredConsumer implements Consumer<typeof QuoteExpired> {
  constructor(
    private readonly notifier: Notifier,
    private readonly rpc: RpcClient,
  ) {}

  async prepare({ organisationid, data, id, type }: Expired): Promise<Quote | null> {
    if (data.variationOfId === null) return null;
    if (!organisationid) throw new Error(`${type} ${id} names no organisation.`);
    return this.rpc.call(readQuote, { body: { organisationId: organisationid, quoteId: data.quoteId } });
  }

  async handle(_event: Expired, quote: Quote | null): Promise<void> {
    if (quote) await this.notifier.notify(changeExpiredNews(quote));
  }
}
