import { LeadAssigned, readLeadCallee } from '@quillcare/contracts';
import { nullIfNotFound, on, RpcClient } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { leadAssignedNews } from '../domain/assignment-news';
import { AssignerNames } from '../assigner-names';

export const OnLeadAssignedConsumer = on(
  LeadAssigned,
  [RpcClient, AssignerNames, Notifier],
  (rpc, givers, notifier) => ({
    /** Events carry no personal data, so the lead's name is read. */
    async prepare({ organisationid: organisationId, data }) {
      if (!organisationId) return null;
      const { leadId, byUserId } = data;
      const [lead, giver] = await Promise.all([
        nullIfNotFound(rpc.call(readLeadCallee, { body: { organisationId, leadId } })),
        givers.nameOf(byUserId),
      ]);
      // It may have been reassigned in the meantime.
      if (lead?.ownerId !== data.assigneeId) return null;
      return leadAssignedNews(data, lead, giver);
    },

    async handle(_event, news) {
      if (news) await notifier.notify(news);
    },
  }),
);
