import { QuoteMailChanged, QuoteUpdated } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';
import { QuoteRepository } from '../persistence/quote.repository';

/** Records the email's delivery state on the quote. */
export const OnQuoteMailChangedConsumer = on(
  QuoteMailChanged,
  [QuoteRepository, UnitOfWork],
  (quotes, uow) => ({
    async handle({ data, time }) {
      const { quoteId, revision, state, detail } = data;
      const touched = await quotes.recordMail({ quoteId, revision, state, detail, at: new Date(time) });
      if (touched) uow.emit(QuoteUpdated, quoteId, { quoteId, quoteNumber: touched.quote_number, revision });
    },
  }),
);
