import { defineParts } from '@quillcare/service-kit';
import { CallbackReminders } from './callback-reminders';
import { SweepCallbacksJob } from './jobs/sweep-callbacks.job';
import { TellCallbacksDueJob } from './jobs/tell-callbacks-due.job';
import { ReminderRepository } from './reminder.repository';

export const reminderParts = defineParts({
  jobs: [TellCallbacksDueJob, SweepCallbacksJob],
  providers: [CallbackReminders, ReminderRepository],
});
