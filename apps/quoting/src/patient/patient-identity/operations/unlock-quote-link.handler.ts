import { QuoteUpdated, unlockQuoteLink, type InputOf, type Quote } from '@quillcare/contracts';
import { Implements, UnitOfWork, toWire, type Handler } from '@quillcare/service-kit';
import { PatientLinkRepository, quoteFacts, QuoteRepository } from '../../../quote';

@Implements(unlockQuoteLink)
export class UnlockQuoteLinkHandler implements Handler<typeof unlockQuoteLink> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly links: PatientLinkRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Repeating it is harmless: a link that is not locked stays as it is. */
  async handle({ params }: InputOf<typeof unlockQuoteLink>): Promise<Quote> {
    const quote = await this.quotes.get(params.id, { lock: true });
    if (quote.linkLockedAt === null) return toWire(quote);
    await this.links.unlock(quote.id);
    await this.quotes.clearLinkLock(quote.id);
    this.uow.emit(QuoteUpdated, quote.id, quoteFacts(quote));
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: quote.id,
      action: 'UPDATE',
      entityLabel: quote.quoteNumber,
      notes: 'Link unlocked',
    });
    return toWire({ ...quote, linkLockedAt: null });
  }
}
