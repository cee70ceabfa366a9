import type { ReminderSettings } from '@quillcare/contracts';

export type StoredReminderSettings = Omit<ReminderSettings, 'version' | 'updatedAt'>;

/** Settings of a practice that has never saved any. */
export const DEFAULT_REMINDER_SETTINGS: StoredReminderSettings = {
  isEnabled: true,
  daysBeforeExpiry: [7, 2],
  silenceDays: 7,
};

/** Merges changes into the settings, with the earliest reminder first. */
export function changedReminderSettings(
  settings: StoredReminderSettings,
  sent: Partial<StoredReminderSettings>,
): StoredReminderSettings {
  const next = { ...settings, ...sent };
  return { ...next, daysBeforeExpiry: [...next.daysBeforeExpiry].sort((one, other) => other - one) };
}
