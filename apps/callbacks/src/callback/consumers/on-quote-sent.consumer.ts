import { QuoteSent, readQuote, type EventData, type EventEnvelope, type Quote } from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';
import { organisationOfEvent } from './organisation-of-event';

type Sent = EventEnvelope<EventData<typeof QuoteSent>>;

/** A quote went out: somebody should call the patient about it. */
@Consumes(QuoteSent)
export class OnQuoteSentConsumer implements Consumer<typeof QuoteSent> {
  constructor(
    private readonly followUp: FollowUp,
    private readonly rpc: RpcClient,
  ) {}

  /** Events carry no personal data: whom to call is asked of the quote. */
  async prepare(event: Sent): Promise<Quote['client']> {
    const body = { organisationId: organisationOfEvent(event), quoteId: event.data.quoteId };
    return (await this.rpc.call(readQuote, { body })).client;
  }

  handle({ data }: Sent, client: Quote['client']): Promise<void> {
    const { quoteId, quoteNumber, revision, clientId, sentOn } = data;
    return this.followUp.begin({
      quoteId,
      quoteNumber,
      revision,
      clientId,
      clientName: `${client.firstName} ${client.lastName}`.trim(),
      clientPhone: client.phone || null,
      sentOn,
    });
  }
}
