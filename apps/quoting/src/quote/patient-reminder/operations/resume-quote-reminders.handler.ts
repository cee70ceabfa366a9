import { AppError, QuoteRemindersResumed, resumeQuoteReminders } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { quoteFacts } from '../../quote/domain/quote.state';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { ReminderStopRepository } from '../persistence/reminder-stop.repository';

export const ResumeQuoteRemindersHandler = implement(
  resumeQuoteReminders,
  [QuoteRepository, ReminderStopRepository, UnitOfWork],
  (quotes, stops, uow) => ({
    async handle({ params }) {
      const quote = await quotes.get(params.id, { lock: true });
      if ((await stops.stoppedBy(quote.quoteNumber)) === 'PATIENT')
        throw new AppError('REMINDERS_STOPPED_BY_PATIENT');
      if (await stops.resume(quote.quoteNumber)) {
        uow.emit(QuoteRemindersResumed, quote.id, quoteFacts(quote));
        const { id: entityId, quoteNumber: entityLabel } = quote;
        uow.audit({
          entityType: 'QUOTE',
          entityId,
          entityLabel,
          action: 'UPDATE',
          notes: 'Reminders resumed',
        });
      }
      return { stopped: false };
    },
  }),
);
