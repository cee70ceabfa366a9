import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import {
  changedReminderSettings,
  DEFAULT_REMINDER_SETTINGS,
  type StoredReminderSettings,
} from '../domain/reminder-settings';
import { ReminderSettingsEntity } from './reminder-settings.entity';

@Injectable()
export class ReminderSettingsRepository extends TenantRepository<ReminderSettingsEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ReminderSettingsEntity, { audit: 'REMINDER_SETTINGS' });
  }

  /** Changes the practice's settings; the first change stores them. `version` is 0 while there are none. */
  async change(version: number, changes: Partial<StoredReminderSettings>): Promise<ReminderSettingsEntity> {
    const where = { organisationId: this.organisationId };
    const stored = await this.manager.findOne(ReminderSettingsEntity, { where });
    if (stored)
      return this.update(stored.id, (row) => void Object.assign(row, changedReminderSettings(row, changes)), {
        version,
      });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // Two administrators who both save them first: the second one looks at them again.
    return onUniqueViolation(
      () => this.insert(changedReminderSettings(DEFAULT_REMINDER_SETTINGS, changes)),
      'reminder_settings_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}
