import {
  AppError,
  type CheckQuestion,
  type FieldError,
  type InputOf,
  type PatientSettings,
  type updatePatientSettings,
} from '@quillcare/contracts';

export type StoredPatientSettings = Omit<PatientSettings, 'version' | 'updatedAt'>;

/** Settings of a practice that has never saved any. */
export const DEFAULT_PATIENT_SETTINGS: StoredPatientSettings = {
  identification: 'DATE_OF_BIRTH',
  answerTargetHours: 24,
  checkQuestions: [],
  checksRequired: false,
  secondSignerNeeded: false,
  coolingOffDays: 7,
  state: null,
  signsAloneFromAge: null,
};

/** Changes sent by an administrator; omitted fields stay. */
export type PatientSettingsChanges = Omit<InputOf<typeof updatePatientSettings>['body'], 'version'>;

/** Merges changes into the settings. New questions get an id, which patients' answers refer to. */
export function changedPatientSettings(
  settings: StoredPatientSettings,
  { checkQuestions, ...sent }: PatientSettingsChanges,
  newId: () => string,
): StoredPatientSettings {
  const next: StoredPatientSettings = { ...settings, ...sent };
  if (!checkQuestions) return next;
  return { ...next, checkQuestions: keptQuestions(checkQuestions, settings.checkQuestions, newId) };
}

/** A question as shown in the audit. */
export function questionInWords({ question, answers, correct }: CheckQuestion): string {
  return `${question} ${answers.map((answer, at) => (at === correct ? `${answer} (right)` : answer)).join(' / ')}`;
}

function keptQuestions(
  sent: NonNullable<PatientSettingsChanges['checkQuestions']>,
  stored: readonly CheckQuestion[],
  newId: () => string,
): CheckQuestion[] {
  const free = new Set(stored.map(({ id }) => id));
  // Each id must be unique and known to the practice, because an unknown one could refer to another question in stored answers.
  const errors = sent.flatMap(({ id }, at): FieldError[] =>
    id === null || free.delete(id)
      ? []
      : [{ path: `checkQuestions.${at}.id`, message: 'This question was removed; please add it again' }],
  );
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
  return sent.map(({ id, ...question }) => ({ ...question, id: id ?? newId() }));
}
