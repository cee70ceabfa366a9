import { AppError, openReminderStop } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { tokenHash } from '../../patient-link/operations/patient-link.guard';
import type { QuoteDocument } from '../../quote/domain/quote-document';
import { ReminderStopRepository } from '../persistence/reminder-stop.repository';

const REASON = 'the link of a reminder identifies its practice';

/** Public, for anyone holding the link. Reveals the practice and the quote number but no personal data. */
export const OpenReminderStopQuery = implement(
  openReminderStop,
  [ReminderStopRepository, UnitOfWork],
  (stops, uow) => ({
    async handle({ params }) {
      const hash = tokenHash(params.token);
      const quote = await uow.runPlatform(REASON, () => stops.findByHash(hash));
      if (!quote) throw new AppError('LINK_UNKNOWN');
      const { name, phone, email } = (JSON.parse(quote.canonicalJson) as QuoteDocument).practice;
      return { practice: { name, phone, email }, quoteNumber: quote.quoteNumber, isStopped: quote.isStopped };
    },
  }),
);
