import { QuoteRemindersStopped, stopQuoteReminders } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { quoteFacts } from '../../quote/domain/quote.state';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { ReminderStopRepository } from '../persistence/reminder-stop.repository';

export const StopQuoteRemindersHandler = implement(
  stopQuoteReminders,
  [QuoteRepository, ReminderStopRepository, UnitOfWork],
  (quotes, stops, uow) => ({
    async handle({ params }) {
      const quote = await quotes.get(params.id, { lock: true });
      if (await stops.stop(quote.quoteNumber, 'PRACTICE')) {
        uow.emit(QuoteRemindersStopped, quote.id, { ...quoteFacts(quote), by: 'PRACTICE' });
        const { id: entityId, quoteNumber: entityLabel } = quote;
        uow.audit({
          entityType: 'QUOTE',
          entityId,
          entityLabel,
          action: 'UPDATE',
          notes: 'Reminders stopped',
        });
      }
      return { stopped: true };
    },
  }),
);
