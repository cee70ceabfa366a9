import { QuoteSent, readQuote, type EventData, type EventEnvelope, type Quote } from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';
import { organisationOfEvent } from './organisation-of-event';
import { presentClient } from './present-client';

type Sent = EventEnvelope<EventData<typeof QuoteSent>>;
type Callee = Pick<Quote['client'], 'firstName' | 'lastName' | 'phone'>;

/** A quote was sent: staff should call the patient about it. */
@Consumes(QuoteSent)
export class OnQuoteSentConsumer implements Consumer<typeof QuoteSent> {
  constructor(
    private readonly followUp: FollowUp,
    private readonly rpc: RpcClient,
  ) {}

  /** Events carry no personal data. The client may have been changed or removed since the quote was sent. */
  async prepare(event: Sent): Promise<Callee> {
    const organisationId = organisationOfEvent(event);
    const { clientId, quoteId } = event.data;
    const client = await presentClient(this.rpc, organisationId, clientId);
    return client ?? (await this.rpc.call(readQuote, { body: { organisationId, quoteId } })).client;
  }

  handle({ data }: Sent, client: Callee): Promise<void> {
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
