import { AppError, QuoteUpdated, replaceQuoteLink } from '@quillcare/contracts';
import { Clock, implement, toWire, UnitOfWork } from '@quillcare/service-kit';
import { LinkIssuer, recipient } from '../../patient-link/operations/link-issuer';
import { refuseUnlessResendable } from '../../quote/domain/quote-resend';
import { quoteFacts } from '../../quote/domain/quote.state';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { QuoteFactsReader } from '../../quote/operations/quote-facts.reader';

export const ReplaceQuoteLinkHandler = implement(
  replaceQuoteLink,
  [QuoteRepository, LinkIssuer, QuoteFactsReader, UnitOfWork, Clock],
  (quotes, links, facts, uow, clock) => ({
    prepare: ({ params }) => facts.readFor(params.id),

    /** The quote and its version stay as they are, so nobody editing or viewing it is disturbed. */
    async handle({ params, body }, sources) {
      const quote = await quotes.get(params.id, { lock: true });
      if (!sources) throw new AppError('NOT_FOUND');
      refuseUnlessResendable(quote, clock.now());
      if (quote.version !== body.version)
        throw new AppError('VERSION_CONFLICT', { facts: { version: quote.version } });
      const { link } = await links.replace(quote, recipient(sources.client));
      await quotes.clearLinkLock(quote.id);
      uow.emit(QuoteUpdated, quote.id, quoteFacts(quote));
      uow.audit({
        entityType: 'QUOTE',
        entityId: quote.id,
        action: 'UPDATE',
        entityLabel: quote.quoteNumber,
        notes: 'New link handed over; the former link no longer works',
      });
      return { quote: toWire({ ...quote, linkLockedAt: null }), link };
    },
  }),
);
