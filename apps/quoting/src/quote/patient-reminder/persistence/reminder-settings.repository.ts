import { Injectable } from '@nestjs/common';
import { reminderSettings } from '@quillcare/contracts';
import { SettingsRepository, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_REMINDER_SETTINGS } from '../domain/reminder-settings';
import { ReminderSettingsEntity } from './reminder-settings.entity';

@Injectable()
export class ReminderSettingsRepository extends SettingsRepository<
  typeof reminderSettings,
  ReminderSettingsEntity
> {
  constructor(uow: UnitOfWork, reader: TenantReader) {
    super(uow, reader, reminderSettings, {
      entity: ReminderSettingsEntity,
      defaults: () => DEFAULT_REMINDER_SETTINGS,
    });
  }
}
