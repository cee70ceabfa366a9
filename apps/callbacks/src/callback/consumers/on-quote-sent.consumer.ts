import { QuoteSent, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, OrganisationFacts, type Consumer } from '@quillcare/service-kit';
import type { Country } from '@quillcare/rules';
import { FollowUp } from '../follow-up';
import { QuoteCallees, type CalleeOfQuote } from '../quote-callees';

type Sent = EventEnvelope<EventData<typeof QuoteSent>>;

interface Prepared extends CalleeOfQuote {
  country: Country;
}

/** A quote was sent: staff should call the patient about it. */
@Consumes(QuoteSent)
export class OnQuoteSentConsumer implements Consumer<typeof QuoteSent> {
  constructor(
    private readonly followUp: FollowUp,
    private readonly callees: QuoteCallees,
    private readonly organisation: OrganisationFacts,
  ) {}

  async prepare({ data: { quoteId, clientId } }: Sent): Promise<Prepared> {
    const [callee, { country }] = await Promise.all([
      this.callees.of(quoteId, clientId),
      this.organisation.current(),
    ]);
    return { ...callee, country };
  }

  handle({ data }: Sent, prepared: Prepared): Promise<void> {
    const { quoteId, quoteNumber, revision, clientId, sentOn } = data;
    return this.followUp.begin({ quoteId, quoteNumber, revision, clientId, sentOn, ...prepared });
  }
}
