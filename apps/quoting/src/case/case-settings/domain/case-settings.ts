import type { CaseSettings } from '@quillcare/contracts';

export type CaseChoices = Omit<CaseSettings, 'version' | 'updatedAt'>;

/** Settings of a practice that has never saved any. */
export const DEFAULT_CASE_SETTINGS: CaseChoices = {
  clashMode: 'WARN',
  exceptionUserIds: [],
  tellsPatients: true,
};

/** Merges the changes and removes duplicate users. */
export function changedCaseSettings(present: CaseChoices, sent: Partial<CaseChoices>): CaseChoices {
  const next = { ...present, ...sent };
  return { ...next, exceptionUserIds: [...new Set(next.exceptionUserIds)] };
}
