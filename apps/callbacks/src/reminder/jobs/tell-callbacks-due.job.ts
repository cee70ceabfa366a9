import { tellCallbacksDue, type PracticeTurn } from '@quillcare/contracts';
import { Processes, type JobHandler } from '@quillcare/service-kit';
import { CallbackReminders } from '../callback-reminders';

/** Reminds a practice in the morning of its calls; says nothing where none are due. */
@Processes(tellCallbacksDue)
export class TellCallbacksDueJob implements JobHandler<typeof tellCallbacksDue> {
  constructor(private readonly reminders: CallbackReminders) {}

  handle({ day }: PracticeTurn): Promise<void> {
    return this.reminders.give(day);
  }
}
