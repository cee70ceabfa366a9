import { tellCallbacksDue } from '@quillcare/contracts';
import { onJob } from '@quillcare/service-kit';
import { CallbackReminders } from '../callback-reminders';

/** Reminds a practice in the morning of its calls; says nothing where none are due. */
export const TellCallbacksDueJob = onJob(tellCallbacksDue, [CallbackReminders], (reminders) => ({
  handle: ({ day }) => reminders.give(day),
}));
