import { QuoteMailChanged, QuoteUpdated, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { QuoteRepository } from '../persistence/quote.repository';

/** Shows the email's delivery state on the quote. */
@Consumes(QuoteMailChanged)
export class OnQuoteMailChangedConsumer implements Consumer<typeof QuoteMailChanged> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ data, time }: EventEnvelope<EventData<typeof QuoteMailChanged>>): Promise<void> {
    const { quoteId, revision, state, detail } = data;
    const touched = await this.quotes.recordMail({ quoteId, revision, state, detail, at: new Date(time) });
    if (touched)
      this.uow.emit(QuoteUpdated, quoteId, { quoteId, quoteNumber: touched.quote_number, revision });
  }
}
