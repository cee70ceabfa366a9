import type { CaseSettings } from '@quillcare/contracts';

export type CaseSettingValues = Omit<CaseSettings, 'version' | 'updatedAt'>;

/** Settings of a practice that has never saved any. */
export const DEFAULT_CASE_SETTINGS: CaseSettingValues = {
  clashMode: 'WARN',
  exceptionUserIds: [],
  tellsPatients: true,
};

/** Merges the changes and removes duplicate users. */
export function changedCaseSettings(
  present: CaseSettingValues,
  sent: Partial<CaseSettingValues>,
): CaseSettingValues {
  const next = { ...present, ...sent };
  return { ...next, exceptionUserIds: [...new Set(next.exceptionUserIds)] };
}
