import { AppError, openReminderStop } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { tokenHash } from '../../patient-link/operations/patient-link.guard';
import type { QuoteDocument } from '../../quote/domain/quote-document';
import { ReminderStopRepository } from '../persistence/reminder-stop.repository';

const REASON = 'the link of a reminder tells whose it is';

/** For whoever holds the link: the practice and the quote's number, and nothing of the person. */
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
