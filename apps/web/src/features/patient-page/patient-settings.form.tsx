import { z } from 'zod';
import {
  getPatientSettings,
  updatePatientSettings,
  type Identification,
  type PatientSettings,
} from '@quillcare/contracts';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { CheckQuestionsInput } from './check-questions.input';
import { IdentificationInput } from './identification.input';
import { patientPageWords } from './patient-page.en';
import { questionsInWords, rowLabel, type QuestionRow } from './question-rows';

const body = updatePatientSettings.body.shape;
const yesOrNo = {
  wide: true,
  show: (is: unknown) => word(patientPageWords, is ? 'options.yes' : 'options.no'),
};

export const patientSettingsForm = defineForm({
  name: 'patient-settings',
  words: patientPageWords,
  schema: z.strictObject({
    identification: body.identification.unwrap(),
    answerTargetHours: body.answerTargetHours.unwrap(),
    checkQuestions: body.checkQuestions.unwrap(),
    checksRequired: body.checksRequired.unwrap(),
    secondSignerNeeded: body.secondSignerNeeded.unwrap(),
    coolingOffDays: body.coolingOffDays.unwrap(),
    state: body.state.unwrap(),
    signsAloneFromAge: body.signsAloneFromAge.unwrap(),
  }),
  operations: { get: getPatientSettings, update: updatePatientSettings },
  nameOf: () => word(patientPageWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  fields: {
    identification: {
      wide: true,
      control: IdentificationInput,
      show: (way) => word(patientPageWords, `identification.${way as Identification}`),
    },
    answerTargetHours: { wide: true },
    checkQuestions: {
      wide: true,
      control: CheckQuestionsInput,
      show: (questions) => questionsInWords(questions as QuestionRow[]),
    },
    checksRequired: yesOrNo,
    secondSignerNeeded: yesOrNo,
    coolingOffDays: { wide: true },
    state: { wide: true },
    signsAloneFromAge: { wide: true },
  },
  rowLabel,
});

/** How patients identify, ask and sign; what each choice means stands beside it. */
export function PatientSettingsForm({ settings }: { settings: PatientSettings }) {
  const t = useWords(patientPageWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: patientSettingsForm,
    record: settings,
    // Settings that were never saved have version 0, which a form takes for a record without values.
    startWith: patientSettingsForm.valuesOf(settings, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <FormSection title={t('sections.identification')}>
        <Field name="identification" />
      </FormSection>
      <FormSection title={t('sections.questions')}>
        <Field name="answerTargetHours" />
      </FormSection>
      <FormSection title={t('sections.checks')}>
        <Field name="checkQuestions" />
        <Field name="checksRequired" />
      </FormSection>
      <FormSection title={t('sections.signing')}>
        <Field name="secondSignerNeeded" />
        <Field name="coolingOffDays" />
        {organisation.country === 'AU' && <Field name="state" />}
        <Field name="signsAloneFromAge" />
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}
