import {
  QuoteQueryReceived,
  getOrganisation,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { organisationOfEvent } from './organisation-of-event';
import { FollowUp } from '../follow-up';

type Received = EventEnvelope<EventData<typeof QuoteQueryReceived>>;

/** The patient asked a question: the call becomes urgent and is due that day. */
@Consumes(QuoteQueryReceived)
export class OnQuoteQueryReceivedConsumer implements Consumer<typeof QuoteQueryReceived> {
  constructor(
    private readonly followUp: FollowUp,
    private readonly rpc: RpcClient,
  ) {}

  /** The day of the question in the practice's zone, from the event, so that a redelivery gives the same day. */
  async prepare(event: Received): Promise<string> {
    const organisationId = organisationOfEvent(event);
    const { timeZone } = await this.rpc.call(getOrganisation, { body: { organisationId } });
    return todayIn(new Date(event.time), timeZone);
  }

  handle({ data, time }: Received, day: string): Promise<void> {
    return this.followUp.hurry(data, { day, at: new Date(time) });
  }
}
