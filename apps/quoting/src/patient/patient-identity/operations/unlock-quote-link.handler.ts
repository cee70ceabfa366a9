import { QuoteUpdated, unlockQuoteLink } from '@quillcare/contracts';
import { implement, UnitOfWork, toWire } from '@quillcare/service-kit';
import { PatientLinkRepository, quoteFacts, QuoteRepository } from '../../../quote';

export const UnlockQuoteLinkHandler = implement(
  unlockQuoteLink,
  [QuoteRepository, PatientLinkRepository, UnitOfWork],
  (quotes, links, uow) => ({
    /** Idempotent: a link that is not locked stays as it is. */
    async handle({ params }) {
      const quote = await quotes.get(params.id, { lock: true });
      if (quote.linkLockedAt === null) return toWire(quote);
      await links.unlock(quote.id);
      await quotes.clearLinkLock(quote.id);
      uow.emit(QuoteUpdated, quote.id, quoteFacts(quote));
      uow.audit({
        entityType: 'QUOTE',
        entityId: quote.id,
        action: 'UPDATE',
        entityLabel: quote.quoteNumber,
        notes: 'Link unlocked',
      });
      return toWire({ ...quote, linkLockedAt: null });
    },
  }),
);
