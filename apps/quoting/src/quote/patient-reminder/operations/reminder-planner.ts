import { Injectable } from '@nestjs/common';
import type { QuoteState } from '../../quote/domain/quote.state';
import { plannedReminders } from '../domain/patient-reminder';
import { PatientReminderRepository } from '../persistence/patient-reminder.repository';
import { ReminderSettingsRepository } from '../persistence/reminder-settings.repository';

/** Plans a quote's reminders in the transaction that sends it. */
@Injectable()
export class ReminderPlanner {
  constructor(
    private readonly reminders: PatientReminderRepository,
    private readonly settings: ReminderSettingsRepository,
  ) {}

  async plan({ id, sentAt, validUntil, timeZone }: QuoteState): Promise<void> {
    if (sentAt === null) throw new Error(`Quote ${id} has not been sent`);
    const settings = await this.settings.inForce();
    await this.reminders.plan(id, plannedReminders({ sentAt, validUntil, timeZone }, settings));
  }
}
