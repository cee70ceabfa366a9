import { getOrganisation, QuoteQueryReceived, QuoteQuestionAnswered } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { on, organisationOfEvent, RpcClient } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The patient asked a question: raises the callback to high priority, due that day. */
export const OnQuoteQueryReceivedConsumer = on(
  QuoteQueryReceived,
  [FollowUp, RpcClient],
  (followUp, rpc) => ({
    /** The day of the question in the practice's time zone, from the event so that a redelivery gives the same day. */
    async prepare(event) {
      const organisationId = organisationOfEvent(event);
      const { timeZone } = await rpc.call(getOrganisation, { body: { organisationId } });
      return todayIn(new Date(event.time), timeZone);
    },

    handle: ({ data, time }, day) => followUp.hurry(data, { day, at: new Date(time) }),
  }),
);

/** The practice answered: returns the callback to normal priority. */
export const OnQuoteQuestionAnsweredConsumer = on(QuoteQuestionAnswered, [FollowUp], (followUp) => ({
  handle: ({ data, time }) => followUp.relax(data, new Date(time)),
}));
