import {
  QuoteReminderWithheld,
  QuoteUpdated,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { PatientReminderRepository } from '../persistence/patient-reminder.repository';

/** Shows on the quote that a reminder was left out at the last moment. */
@Consumes(QuoteReminderWithheld)
export class OnQuoteReminderWithheldConsumer implements Consumer<typeof QuoteReminderWithheld> {
  constructor(
    private readonly reminders: PatientReminderRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ data }: EventEnvelope<EventData<typeof QuoteReminderWithheld>>): Promise<void> {
    const reminder = await this.reminders.find(data.reminderId);
    if (!reminder) return;
    await this.reminders.leaveOut(data.reminderId, data.reason);
    const { quoteId, quoteNumber, revision } = reminder;
    this.uow.emit(QuoteUpdated, quoteId, { quoteId, quoteNumber, revision });
  }
}
