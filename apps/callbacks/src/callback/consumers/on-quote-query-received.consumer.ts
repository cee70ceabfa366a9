import { QuoteQueryReceived, getOrganisation } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { on, RpcClient } from '@quillcare/service-kit';
import { organisationOfEvent } from './organisation-of-event';
import { FollowUp } from '../follow-up';

/** The patient asked a question: the call becomes urgent and is due that day. */
export const OnQuoteQueryReceivedConsumer = on(
  QuoteQueryReceived,
  [FollowUp, RpcClient],
  (followUp, rpc) => ({
    /** The day of the question in the practice's zone, from the event, so that a redelivery gives the same day. */
    async prepare(event) {
      const organisationId = organisationOfEvent(event);
      const { timeZone } = await rpc.call(getOrganisation, { body: { organisationId } });
      return todayIn(new Date(event.time), timeZone);
    },

    handle: ({ data, time }, day) => followUp.hurry(data, { day, at: new Date(time) }),
  }),
);
