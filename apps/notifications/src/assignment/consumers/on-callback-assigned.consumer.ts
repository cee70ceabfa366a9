import { CallbackAssigned, readCallback } from '@quillcare/contracts';
import { getCountryDefaults, formatDate } from '@quillcare/rules';
import { nullIfNotFound, on, OrganisationFacts, RpcClient } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { callbackAssignedNews } from '../domain/assignment-news';
import { AssignerNames } from '../assigner-names';

export const OnCallbackAssignedConsumer = on(
  CallbackAssigned,
  [RpcClient, OrganisationFacts, AssignerNames, Notifier],
  (rpc, organisations, givers, notifier) => ({
    /** Events carry no personal data, so the callback is read. */
    async prepare({ organisationid: organisationId, data }) {
      if (!organisationId) return null;
      const { callbackId, byUserId } = data;
      const [callback, { country }, giver] = await Promise.all([
        nullIfNotFound(rpc.call(readCallback, { body: { organisationId, callbackId } })),
        organisations.get(organisationId),
        givers.nameOf(byUserId),
      ]);
      // It may have been reassigned in the meantime.
      if (callback?.assigneeId !== data.assigneeId) return null;
      const dueOn = formatDate(callback.dueDate, getCountryDefaults(country).locale);
      return callbackAssignedNews(data, callback, dueOn, giver);
    },

    async handle(_event, news) {
      if (news) await notifier.notify(news);
    },
  }),
);
