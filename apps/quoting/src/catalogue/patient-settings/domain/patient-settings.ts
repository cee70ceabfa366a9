import {
  AppError,
  type CheckQuestion,
  type FieldError,
  type InputOf,
  type PatientSettings,
  type updatePatientSettings,
} from '@quillcare/contracts';

/** What is stored of the settings. */
export type StoredPatientSettings = Omit<PatientSettings, 'version' | 'updatedAt'>;

/** Of a practice that never saved them. */
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

/** What an administrator sends; what is left out stays as it is. */
export type PatientSettingsChanges = Omit<InputOf<typeof updatePatientSettings>['body'], 'version'>;

/** The settings after a change. A new question gets an id, which the patients' answers refer to from then on. */
export function changedPatientSettings(
  settings: StoredPatientSettings,
  { checkQuestions, ...sent }: PatientSettingsChanges,
  newId: () => string,
): StoredPatientSettings {
  const next: StoredPatientSettings = { ...settings, ...sent };
  if (!checkQuestions) return next;
  return { ...next, checkQuestions: keptQuestions(checkQuestions, settings.checkQuestions, newId) };
}

/** A question as the audit shows it. */
export function questionInWords({ question, answers, correct }: CheckQuestion): string {
  return `${question} ${answers.map((answer, at) => (at === correct ? `${answer} (right)` : answer)).join(' / ')}`;
}

function keptQuestions(
  sent: NonNullable<PatientSettingsChanges['checkQuestions']>,
  stored: readonly CheckQuestion[],
  newId: () => string,
): CheckQuestion[] {
  const free = new Set(stored.map(({ id }) => id));
  // Each id once, and only one that the practice has: another might be a different question in somebody's answers.
  const errors = sent.flatMap(({ id }, at): FieldError[] =>
    id === null || free.delete(id)
      ? []
      : [{ path: `checkQuestions.${at}.id`, message: 'This question was removed; please add it again' }],
  );
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
  return sent.map(({ id, ...question }) => ({ ...question, id: id ?? newId() }));
}
