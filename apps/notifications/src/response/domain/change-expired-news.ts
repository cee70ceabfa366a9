import type { Quote } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';
import { quoteNewsFields } from '../../notification/domain/quote-news';

/** Notification that a change to a signed quote expired without an answer. */
export function changeExpiredNews({
  id,
  quoteNumber,
  client,
}: Pick<Quote, 'id' | 'quoteNumber' | 'client'>): News {
  const patient = `${client.firstName} ${client.lastName}`.trim();
  return {
    ...quoteNewsFields(id),
    topic: 'CHANGE_EXPIRED',
    type: 'WARNING',
    priority: 'NORMAL',
    title: 'Quote Change Expired',
    message: `The change to quote ${quoteNumber} expired without an answer. What ${patient} signed before still stands.`,
  };
}
