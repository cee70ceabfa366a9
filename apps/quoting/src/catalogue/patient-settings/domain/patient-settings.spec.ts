import {
  changedPatientSettings,
  DEFAULT_PATIENT_SETTINGS,
  questionInWords,
  type StoredPatientSettings,
} from './patient-settings';

const asked = { question: 'Is it final?', answers: ['Yes', 'No'], correct: 1 };
const settings: StoredPatientSettings = {
  ...DEFAULT_PATIENT_SETTINGS,
  checkQuestions: [{ ...asked, id: 'first' }],
};
const never = () => {
  throw new Error('No id was needed');
};

describe('patient settings', () => {
  it('keep omitted fields and clear a target sent as null', () => {
    expect(changedPatientSettings(settings, { answerTargetHours: null }, never)).toEqual({
      ...settings,
      answerTargetHours: null,
    });
  });

  it('assign an id to new questions only', () => {
    const sent = [
      { ...asked, id: null },
      { ...asked, id: 'first', question: 'Is it a fixed price?' },
    ];
    const changed = changedPatientSettings(settings, { checkQuestions: sent }, () => 'second');
    expect(changed.checkQuestions.map(({ id, question }) => [id, question])).toEqual([
      ['second', 'Is it final?'],
      ['first', 'Is it a fixed price?'],
    ]);
  });

  it('name every question with an unknown or repeated id', () => {
    const sent = ['first', 'first', 'other', null].map((id) => ({ ...asked, id }));
    expect(() => changedPatientSettings(settings, { checkQuestions: sent }, () => 'new')).toThrow(
      expect.objectContaining({
        errors: [
          expect.objectContaining({ path: 'checkQuestions.1.id' }),
          expect.objectContaining({ path: 'checkQuestions.2.id' }),
        ],
      }),
    );
  });

  it('describe a question and its right answer in words for the audit trail', () => {
    expect(questionInWords({ ...asked, id: 'first' })).toBe('Is it final? Yes / No (right)');
  });
});
