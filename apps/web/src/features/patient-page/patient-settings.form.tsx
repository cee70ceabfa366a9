import { patientSettings, type Identification } from '@quillcare/contracts';
import { defineSettings } from '../../shared/forms/record/settings.form';
import { word } from '../../shared/words/words';
import { CheckQuestionsInput } from './check-questions.input';
import { IdentificationInput } from './identification.input';
import { patientPageWords } from './patient-page.en';
import { formatQuestions, rowLabel, type QuestionRow } from './question-rows';

const yesNoField = {
  wide: true,
  show: (is: unknown) => word(patientPageWords, is ? 'options.yes' : 'options.no'),
};

/** How patients are identified, ask questions and sign, with an explanation of each choice. */
export const patientSettingsForm = defineSettings({
  name: 'patient-settings',
  words: patientPageWords,
  schema: patientSettings.input,
  operations: patientSettings,
  sections: {
    identification: ['identification'],
    questions: ['answerTargetHours'],
    checks: ['checkQuestions', 'checksRequired'],
    signing: ['secondSignerNeeded', 'coolingOffDays', 'state', 'signsAloneFromAge'],
  },
  fields: {
    identification: {
      wide: true,
      control: IdentificationInput,
      show: (method) => word(patientPageWords, `identification.${method as Identification}`),
    },
    answerTargetHours: { wide: true },
    checkQuestions: {
      wide: true,
      control: CheckQuestionsInput,
      show: (questions) => formatQuestions(questions as QuestionRow[]),
    },
    checksRequired: yesNoField,
    secondSignerNeeded: yesNoField,
    coolingOffDays: { wide: true },
    state: { wide: true, isShown: (_values, country) => country === 'AU' },
    signsAloneFromAge: { wide: true },
  },
  rowLabel,
});
