import { QuoteReminderWithheld, QuoteUpdated } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';
import { PatientReminderRepository } from '../persistence/patient-reminder.repository';

/** Records on the quote that a reminder was withheld at the last moment. */
export const OnQuoteReminderWithheldConsumer = on(
  QuoteReminderWithheld,
  [PatientReminderRepository, UnitOfWork],
  (reminders, uow) => ({
    async handle({ data }) {
      const reminder = await reminders.find(data.reminderId);
      if (!reminder) return;
      await reminders.leaveOut(data.reminderId, data.reason);
      const { quoteId, quoteNumber, revision } = reminder;
      uow.emit(QuoteUpdated, quoteId, { quoteId, quoteNumber, revision });
    },
  }),
);
