import { tellCallbacksDue } from '@quillcare/contracts';
import { onJob } from '@quillcare/service-kit';
import { CallbackReminders } from '../callback-reminders';

/** Sends a practice's morning reminders; emits nothing if no callback is due. */
export const TellCallbacksDueJob = onJob(tellCallbacksDue, [CallbackReminders], (reminders) => ({
  handle: ({ day }) => reminders.give(day),
}));
