import type { CaseSettings } from '@quillcare/contracts';

/** What a practice decides. */
export type CaseChoices = Pick<CaseSettings, 'clashMode' | 'exceptionUserIds' | 'tellsPatients'>;

/** The settings of a practice that never saved any. Version 0 says so. */
export const DEFAULT_CASE_SETTINGS: CaseSettings = {
  version: 0,
  updatedAt: null,
  clashMode: 'WARN',
  exceptionUserIds: [],
  tellsPatients: true,
};

/** Each person is kept once; what is left out stays as it is. */
export function changedCaseSettings(present: CaseChoices, changes: Partial<CaseChoices>): CaseChoices {
  return {
    clashMode: changes.clashMode ?? present.clashMode,
    exceptionUserIds: [...new Set(changes.exceptionUserIds ?? present.exceptionUserIds)],
    tellsPatients: changes.tellsPatients ?? present.tellsPatients,
  };
}
