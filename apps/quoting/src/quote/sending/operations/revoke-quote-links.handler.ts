import { AppError, QuoteUpdated, revokeQuoteLinks } from '@quillcare/contracts';
import { implement, toWire, UnitOfWork } from '@quillcare/service-kit';
import { PatientLinkRepository } from '../../patient-link/persistence/patient-link.repository';
import { quoteFacts } from '../../quote/domain/quote.state';
import { QuoteRepository } from '../../quote/persistence/quote.repository';

export const RevokeQuoteLinksHandler = implement(
  revokeQuoteLinks,
  [QuoteRepository, PatientLinkRepository, UnitOfWork],
  (quotes, links, uow) => ({
    /** The quote and its version stay as they are, and what was signed stays signed. */
    async handle({ params, body }) {
      const quote = await quotes.get(params.id, { lock: true });
      if (quote.version !== body.version)
        throw new AppError('VERSION_CONFLICT', { facts: { version: quote.version } });
      if (quote.sentAt === null) throw new AppError('ILLEGAL_TRANSITION');
      await links.revoke(quote.id);
      await quotes.clearLinkLock(quote.id);
      uow.emit(QuoteUpdated, quote.id, quoteFacts(quote));
      uow.audit({
        entityType: 'QUOTE',
        entityId: quote.id,
        action: 'UPDATE',
        entityLabel: quote.quoteNumber,
        notes: 'All links of the patient to this quote switched off',
      });
      return toWire({ ...quote, linkLockedAt: null });
    },
  }),
);
