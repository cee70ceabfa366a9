import { QuoteExpired, readQuote } from '@quillcare/contracts';
import { on, RpcClient } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { changeExpiredNews } from '../domain/change-expired-news';

/**
 * Notifies staff when a change to a signed quote has expired, because the signed version then stands. Other quotes expire without
 * a notification.
 */
export const OnQuoteExpiredConsumer = on(QuoteExpired, [Notifier, RpcClient], (notifier, rpc) => ({
  async prepare({ organisationid, data, id, type }) {
    if (data.variationOfId === null) return null;
    if (!organisationid) throw new Error(`${type} ${id} has no organisation.`);
    return rpc.call(readQuote, { body: { organisationId: organisationid, quoteId: data.quoteId } });
  },

  async handle(_event, quote) {
    if (quote) await notifier.notify(changeExpiredNews(quote));
  },
}));
