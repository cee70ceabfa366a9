import type { ReminderSettings } from '@quillcare/contracts';

/** What is stored of the settings. */
export type StoredReminderSettings = Omit<ReminderSettings, 'version' | 'updatedAt'>;

/** Of a practice that never saved them. */
export const DEFAULT_REMINDER_SETTINGS: StoredReminderSettings = {
  isEnabled: true,
  daysBeforeExpiry: [7, 2],
  silenceDays: 7,
};

/** The settings after a change: the earliest reminder stands first. */
export function changedReminderSettings(
  settings: StoredReminderSettings,
  sent: Partial<StoredReminderSettings>,
): StoredReminderSettings {
  const next = { ...settings, ...sent };
  return { ...next, daysBeforeExpiry: [...next.daysBeforeExpiry].sort((one, other) => other - one) };
}
