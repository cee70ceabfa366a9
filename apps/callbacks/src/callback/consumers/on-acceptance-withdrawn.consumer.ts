import { AcceptanceWithdrawn, readQuoteCallee } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { on, OrganisationFacts, organisationOfEvent, RpcClient } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';
import { QuoteCallees } from '../quote-callees';

/** The patient withdrew the acceptance: creates a callback due the same day. */
export const OnAcceptanceWithdrawnConsumer = on(
  AcceptanceWithdrawn,
  [FollowUp, QuoteCallees, OrganisationFacts, RpcClient],
  (followUp, callees, organisation, rpc) => ({
    /** Takes the day from the event so that a redelivery gives the same day. */
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
