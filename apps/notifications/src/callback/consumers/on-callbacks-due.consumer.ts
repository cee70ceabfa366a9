import { CallbacksDue, readCallback } from '@quillcare/contracts';
import { nullIfNotFound, on, RpcClient } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { buildCallbacksDueNews } from '../domain/callbacks-due-news';

export const OnCallbacksDueConsumer = on(CallbacksDue, [Notifier, RpcClient], (notifier, rpc) => ({
  /** Events carry no personal data, so a single callback is read for its name. Null if it no longer exists. */
  async prepare({ organisationid: organisationId, data }) {
    const find = async (callbackId: string | null) =>
      organisationId && callbackId !== null
        ? nullIfNotFound(rpc.call(readCallback, { body: { organisationId, callbackId } }))
        : null;
    const [dueToday, overdue] = await Promise.all([find(data.dueTodayId), find(data.overdueId)]);
    return { dueToday, overdue };
  },

  async handle({ data }, named) {
    for (const news of buildCallbacksDueNews(data, named)) await notifier.notify(news);
  },
}));
