import { getOrganisation, QuoteQueryReceived, QuoteQuestionAnswered } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { on, organisationOfEvent, RpcClient } from '@quillcare/service-kit';
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

/** The practice answered it: the call is no more urgent than before. */
export const OnQuoteQuestionAnsweredConsumer = on(QuoteQuestionAnswered, [FollowUp], (followUp) => ({
  handle: ({ data, time }) => followUp.relax(data, new Date(time)),
}));
