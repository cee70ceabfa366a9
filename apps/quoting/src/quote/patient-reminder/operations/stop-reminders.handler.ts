import {
  AppError,
  QuoteRemindersStopped,
  stopReminders,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { tokenHash } from '../../patient-link/operations/patient-link.guard';
import { quoteFacts } from '../../quote/domain/quote.state';
import { ReminderStopRepository, type StoppableQuote } from '../persistence/reminder-stop.repository';

/** Idempotent: a repeated request, or one for a closed quote, gets the same response. */
@Implements(stopReminders, { platform: 'the link of a reminder identifies its practice' })
export class StopRemindersHandler implements Handler<typeof stopReminders> {
  constructor(
    private readonly stops: ReminderStopRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof stopReminders>): Promise<ResultOf<typeof stopReminders>> {
    const quote = await this.stops.findByHash(tokenHash(params.token));
    if (!quote) throw new AppError('LINK_UNKNOWN');
    await this.uow.runFor(quote.organisationId, () => this.stop(quote));
    return { isStopped: true };
  }

  private async stop(quote: StoppableQuote): Promise<void> {
    if (!(await this.stops.stop(quote.quoteNumber, 'PATIENT'))) return;
    const facts = quoteFacts({ ...quote, id: quote.quoteId });
    this.uow.emit(QuoteRemindersStopped, quote.quoteId, { ...facts, by: 'PATIENT' });
    const { quoteId: entityId, quoteNumber: entityLabel } = quote;
    const notes = 'Reminders stopped through the link in a reminder';
    this.uow.audit({ entityType: 'QUOTE', entityId, entityLabel, action: 'UPDATE', notes });
  }
}
