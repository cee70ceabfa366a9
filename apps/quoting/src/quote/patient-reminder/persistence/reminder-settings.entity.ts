import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { StoredReminderSettings } from '../domain/reminder-settings';

/** At most one row per practice; without one the defaults apply. */
@Entity({ schema: 'quoting', name: 'reminder_settings' })
export class ReminderSettingsEntity extends TenantEntity implements StoredReminderSettings {
  @Column('boolean') isEnabled!: boolean;
  @Column('jsonb') daysBeforeExpiry!: number[];
  @Column('int', { nullable: true }) silenceDays!: number | null;
}
