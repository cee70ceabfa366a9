import { defineParts } from '@quillcare/service-kit';
import { SendReminderMailJob } from './jobs/send-reminder-mail.job';
import { ReminderGate } from './reminder-gate';

/** Reminders of open quotes, by email to patients. */
export const reminderParts = defineParts({ jobs: [SendReminderMailJob], providers: [ReminderGate] });
