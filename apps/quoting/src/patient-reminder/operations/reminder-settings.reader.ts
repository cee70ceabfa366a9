import { Injectable } from '@nestjs/common';
import type { ReminderSettings } from '@quillcare/contracts';
import { TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_REMINDER_SETTINGS, type StoredReminderSettings } from '../domain/reminder-settings';

const SETTINGS = `select version, updated_at, is_enabled, days_before_expiry, silence_days
  from quoting.reminder_settings where organisation_id = $1`;
const OF_TRANSACTION = `select is_enabled as "isEnabled", days_before_expiry as "daysBeforeExpiry", silence_days as "silenceDays"
  from quoting.reminder_settings where organisation_id = $1`;

/** Reads how a practice reminds its patients. */
@Injectable()
export class ReminderSettingsReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly uow: UnitOfWork,
  ) {}

  /** The settings of the context's practice, or the defaults. */
  async current(): Promise<ReminderSettings> {
    const stored = await this.reader.one<ReminderSettings>('quoting.reminder_settings', SETTINGS);
    return stored ?? DEFAULT_REMINDER_SETTINGS;
  }

  /** Those of the open transaction's practice: a job has no practice in its context. */
  async ofTransaction(): Promise<StoredReminderSettings> {
    const { organisationId } = this.uow;
    const [stored] = await this.uow.query<StoredReminderSettings>(OF_TRANSACTION, [organisationId]);
    return stored ?? DEFAULT_REMINDER_SETTINGS;
  }
}
