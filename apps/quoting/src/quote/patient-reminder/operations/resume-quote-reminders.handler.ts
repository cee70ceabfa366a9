import {
  AppError,
  QuoteRemindersResumed,
  resumeQuoteReminders,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { quoteFacts } from '../../quote/domain/quote.state';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { ReminderStopRepository } from '../persistence/reminder-stop.repository';

@Implements(resumeQuoteReminders)
export class ResumeQuoteRemindersHandler implements Handler<typeof resumeQuoteReminders> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly stops: ReminderStopRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
  }: InputOf<typeof resumeQuoteReminders>): Promise<ResultOf<typeof resumeQuoteReminders>> {
    const quote = await this.quotes.get(params.id, { lock: true });
    if ((await this.stops.stoppedBy(quote.quoteNumber)) === 'PATIENT')
      throw new AppError('REMINDERS_STOPPED_BY_PATIENT');
    if (await this.stops.resume(quote.quoteNumber)) {
      this.uow.emit(QuoteRemindersResumed, quote.id, quoteFacts(quote));
      const { id: entityId, quoteNumber: entityLabel } = quote;
      this.uow.audit({
        entityType: 'QUOTE',
        entityId,
        entityLabel,
        action: 'UPDATE',
        notes: 'Reminders resumed',
      });
    }
    return { stopped: false };
  }
}
