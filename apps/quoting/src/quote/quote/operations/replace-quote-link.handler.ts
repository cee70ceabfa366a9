import { AppError, QuoteUpdated, replaceQuoteLink, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { LinkIssuer, recipient } from '../../patient-link/operations/link-issuer';
import { refuseUnlessResendable } from '../domain/quote-resend';
import { quoteFacts } from '../domain/quote.state';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteFactsReader, type QuoteSources } from './quote-facts.reader';

@Implements(replaceQuoteLink)
export class ReplaceQuoteLinkHandler implements Handler<typeof replaceQuoteLink> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly links: LinkIssuer,
    private readonly facts: QuoteFactsReader,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: InputOf<typeof replaceQuoteLink>): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id);
  }

  /** The quote itself stays as it is, so its version does too: whoever edits or watches it is not disturbed. */
  async handle(
    { params, body }: InputOf<typeof replaceQuoteLink>,
    sources: QuoteSources | null,
  ): Promise<ResultOf<typeof replaceQuoteLink>> {
    const quote = await this.quotes.get(params.id, { lock: true });
    if (!sources) throw new AppError('NOT_FOUND');
    refuseUnlessResendable(quote, this.clock.now());
    if (quote.version !== body.version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: quote.version } });
    const { link } = await this.links.replace(quote, recipient(sources.client));
    await this.quotes.clearLinkLock(quote.id);
    this.uow.emit(QuoteUpdated, quote.id, quoteFacts(quote));
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: quote.id,
      action: 'UPDATE',
      entityLabel: quote.quoteNumber,
      notes: 'New link handed over; the former link no longer works',
    });
    return { quote: toWire({ ...quote, linkLockedAt: null }), link };
  }
}
