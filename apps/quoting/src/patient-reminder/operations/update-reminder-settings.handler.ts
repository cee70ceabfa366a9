import {
  ReminderSettingsChanged,
  updateReminderSettings,
  type InputOf,
  type ReminderSettings,
} from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ReminderSettingsRepository } from '../persistence/reminder-settings.repository';

@Implements(updateReminderSettings)
export class UpdateReminderSettingsHandler implements Handler<typeof updateReminderSettings> {
  constructor(
    private readonly settings: ReminderSettingsRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof updateReminderSettings>): Promise<ReminderSettings> {
    const { version, ...changes } = body;
    const changed = await this.settings.change(version, changes);
    if (changed.version !== version) this.uow.emit(ReminderSettingsChanged, changed.id, { id: changed.id });
    return toWire(changed);
  }
}
