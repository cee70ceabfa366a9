import { QuoteUpdated, requestInterpreter } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { PatientLinkGuard, quoteFacts, QuoteRepository, assertIdentified } from '../../../quote';

export const RequestInterpreterHandler = implement(
  requestInterpreter,
  [PatientLinkGuard, QuoteRepository, UnitOfWork],
  (guard, quotes, uow) => ({
    /** Idempotent: the same request is recorded once. */
    async handle({ params, body: { language } }) {
      assertIdentified();
      const { quoteId } = await guard.resolveOwn(params.token);
      const quote = await quotes.get(quoteId, { lock: true });
      const former = quote.interpreterLanguage;
      if (former === language) return { language };
      await quotes.recordInterpreter(quoteId, language);
      uow.emit(QuoteUpdated, quoteId, quoteFacts(quote));
      uow.audit({
        entityType: 'QUOTE',
        entityId: quoteId,
        action: 'UPDATE',
        entityLabel: quote.quoteNumber,
        changes: [{ field: 'interpreterLanguage', oldValue: former, newValue: language, dataType: 'STRING' }],
      });
      return { language };
    },
  }),
);
