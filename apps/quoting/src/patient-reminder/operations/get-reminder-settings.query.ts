import { getReminderSettings, type ReminderSettings } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ReminderSettingsReader } from './reminder-settings.reader';

@Implements(getReminderSettings)
export class GetReminderSettingsQuery implements Handler<typeof getReminderSettings> {
  constructor(private readonly settings: ReminderSettingsReader) {}

  handle(): Promise<ReminderSettings> {
    return this.settings.current();
  }
}
