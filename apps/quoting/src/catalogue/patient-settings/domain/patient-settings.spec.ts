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
  it('keep what was not sent, and lose a target that was sent as null', () => {
    expect(changedPatientSettings(settings, { answerTargetHours: null }, never)).toEqual({
      ...settings,
      answerTargetHours: null,
    });
  });

  it('give an id to a new question only', () => {
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

  it('name every question whose id is unknown or taken', () => {
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

  it('show a question and its right answer to the audit', () => {
    expect(questionInWords({ ...asked, id: 'first' })).toBe('Is it final? Yes / No (right)');
  });
});
