import { AcceptanceWithdrawn, readQuoteCallee } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { on, OrganisationFacts, organisationOfEvent, RpcClient } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';
import { QuoteCallees } from '../quote-callees';

/** The patient took back the acceptance: somebody should call them that day. */
export const OnAcceptanceWithdrawnConsumer = on(
  AcceptanceWithdrawn,
  [FollowUp, QuoteCallees, OrganisationFacts, RpcClient],
  (followUp, callees, organisation, rpc) => ({
    /** The day is that of the event, so that a redelivery gives the same. */
    async prepare(event) {
      const organisationId = organisationOfEvent(event);
      const { quoteId, quoteNumber, revision } = event.data;
      const [{ clientId }, { timeZone }] = await Promise.all([
        rpc.call(readQuoteCallee, { body: { organisationId, quoteId } }),
        organisation.current(),
      ]);
      return {
        quoteId,
        quoteNumber,
        revision,
        clientId,
        ...(await callees.of(quoteId, clientId)),
        day: todayIn(new Date(event.time), timeZone),
      };
    },

    handle: (_event, quote) => followUp.callAfterWithdrawal(quote),
  }),
);
