import type { CaseSettings } from '@quillcare/contracts';

/** What a practice decides. */
export type CaseChoices = Omit<CaseSettings, 'version' | 'updatedAt'>;

/** Of a practice that never saved them. */
export const DEFAULT_CASE_SETTINGS: CaseChoices = {
  clashMode: 'WARN',
  exceptionUserIds: [],
  tellsPatients: true,
};

/** Each person is kept once. */
export function changedCaseSettings(present: CaseChoices, sent: Partial<CaseChoices>): CaseChoices {
  const next = { ...present, ...sent };
  return { ...next, exceptionUserIds: [...new Set(next.exceptionUserIds)] };
}
