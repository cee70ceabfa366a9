import { QuoteRemindersStopped, stopQuoteReminders, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { quoteFacts } from '../../quote/domain/quote.state';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { ReminderStopRepository } from '../persistence/reminder-stop.repository';

@Implements(stopQuoteReminders)
export class StopQuoteRemindersHandler implements Handler<typeof stopQuoteReminders> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly stops: ReminderStopRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof stopQuoteReminders>): Promise<ResultOf<typeof stopQuoteReminders>> {
    const quote = await this.quotes.get(params.id, { lock: true });
    if (await this.stops.stop(quote.quoteNumber, 'PRACTICE')) {
      this.uow.emit(QuoteRemindersStopped, quote.id, { ...quoteFacts(quote), by: 'PRACTICE' });
      const { id: entityId, quoteNumber: entityLabel } = quote;
      this.uow.audit({
        entityType: 'QUOTE',
        entityId,
        entityLabel,
        action: 'UPDATE',
        notes: 'Reminders stopped',
      });
    }
    return { stopped: true };
  }
}
