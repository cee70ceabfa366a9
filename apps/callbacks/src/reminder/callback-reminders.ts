import { Injectable } from '@nestjs/common';
import { CallbacksDue } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback/callback-changes';
import { raise } from '../callback/domain/callback';
import { CallbackSettingsRepository } from '../setting/callback-settings.repository';
import { remindersOf } from './domain/reminders';
import { ReminderRepository } from './reminder.repository';

/** Reminds the practice of its due callbacks, each once a day. */
@Injectable()
export class CallbackReminders {
  constructor(
    private readonly reminders: ReminderRepository,
    private readonly settings: CallbackSettingsRepository,
    private readonly changes: CallbackChanges,
    private readonly uow: UnitOfWork,
  ) {}

  /** Raises callbacks that have waited too long, then sends each person a reminder of what is due that day or overdue. */
  async give(day: string): Promise<void> {
    const { enabled, highAfterDays } = await this.settings.inForce();
    if (!enabled) return;
    const reason = `Overdue by more than ${highAfterDays} ${highAfterDays === 1 ? 'day' : 'days'}`;
    for (const id of await this.reminders.late(addDays(day, -highAfterDays)))
      await this.changes.change(id, (row) => raise(row, day, highAfterDays), { reason });
    for (const reminder of remindersOf(await this.reminders.claim(day), day, highAfterDays))
      this.uow.emit(CallbacksDue, this.uow.organisationId, reminder);
  }
}
