import {
  AcceptanceWithdrawn,
  readQuoteCallee,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Consumes, OrganisationFacts, RpcClient, type Consumer } from '@quillcare/service-kit';
import { FollowUp, type QuoteToCall } from '../follow-up';
import { QuoteCallees } from '../quote-callees';
import { organisationOfEvent } from './organisation-of-event';

type Withdrawn = EventEnvelope<EventData<typeof AcceptanceWithdrawn>>;

/** The patient took back the acceptance: somebody should call them that day. */
@Consumes(AcceptanceWithdrawn)
export class OnAcceptanceWithdrawnConsumer implements Consumer<typeof AcceptanceWithdrawn> {
  constructor(
    private readonly followUp: FollowUp,
    private readonly callees: QuoteCallees,
    private readonly organisation: OrganisationFacts,
    private readonly rpc: RpcClient,
  ) {}

  /** The day is that of the event, so that a redelivery gives the same. */
  async prepare(event: Withdrawn): Promise<QuoteToCall> {
    const organisationId = organisationOfEvent(event);
    const { quoteId, quoteNumber, revision } = event.data;
    const [{ clientId }, { timeZone }] = await Promise.all([
      this.rpc.call(readQuoteCallee, { body: { organisationId, quoteId } }),
      this.organisation.current(),
    ]);
    return {
      quoteId,
      quoteNumber,
      revision,
      clientId,
      ...(await this.callees.of(quoteId, clientId)),
      day: todayIn(new Date(event.time), timeZone),
    };
  }

  handle(_event: Withdrawn, quote: QuoteToCall): Promise<void> {
    return this.followUp.callAfterWithdrawal(quote);
  }
}
