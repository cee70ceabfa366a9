import type { ReminderSettings } from '@quillcare/contracts';

/** The settings of a practice that never saved any. Version 0 says so. */
export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = {
  version: 0,
  updatedAt: null,
  isEnabled: true,
  daysBeforeExpiry: [7, 2],
  silenceDays: 7,
};

/** What is stored of the settings. */
export type StoredReminderSettings = Omit<ReminderSettings, 'version' | 'updatedAt'>;

/** The settings after a change: what is left out stays, and the earliest reminder stands first. */
export function changedReminderSettings(
  { isEnabled, daysBeforeExpiry, silenceDays }: StoredReminderSettings,
  changes: Partial<StoredReminderSettings>,
): StoredReminderSettings {
  const days = changes.daysBeforeExpiry ?? daysBeforeExpiry;
  return {
    isEnabled: changes.isEnabled ?? isEnabled,
    daysBeforeExpiry: [...days].sort((one, other) => other - one),
    silenceDays: changes.silenceDays === undefined ? silenceDays : changes.silenceDays,
  };
}
