import { AppError, QuoteUpdated, revokeQuoteLinks, type InputOf, type Quote } from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { PatientLinkRepository } from '../../patient-link/persistence/patient-link.repository';
import { quoteFacts } from '../domain/quote.state';
import { QuoteRepository } from '../persistence/quote.repository';

@Implements(revokeQuoteLinks)
export class RevokeQuoteLinksHandler implements Handler<typeof revokeQuoteLinks> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly links: PatientLinkRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** The quote itself stays as it is, so its version does too; what was signed stays signed. */
  async handle({ params, body }: InputOf<typeof revokeQuoteLinks>): Promise<Quote> {
    const quote = await this.quotes.get(params.id, { lock: true });
    if (quote.version !== body.version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: quote.version } });
    if (quote.sentAt === null) throw new AppError('ILLEGAL_TRANSITION');
    await this.links.revoke(quote.id);
    await this.quotes.clearLinkLock(quote.id);
    this.uow.emit(QuoteUpdated, quote.id, quoteFacts(quote));
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: quote.id,
      action: 'UPDATE',
      entityLabel: quote.quoteNumber,
      notes: 'All links of the patient to this quote switched off',
    });
    return toWire({ ...quote, linkLockedAt: null });
  }
}
