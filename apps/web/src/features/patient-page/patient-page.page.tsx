import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  getPatientTerms,
  patientSettings,
  type Identification,
  identification,
  MAX_CHECK_QUESTIONS,
} from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFieldId } from '../../shared/forms/form.frame';
import { RadioInput } from '../../shared/forms/radio.input';
import { SettingsFormPage, defineSettings } from '../../shared/forms/record/settings.form';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords, word } from '../../shared/words/words';
import { patientPageWords } from './patient-page.en';
import { formatQuestions, rowLabel, type QuestionRow } from './question-rows';
import { QuestionCard } from './question.card';
import { TermsPanel } from './terms.panel';
import { termsWords } from './terms.en';
import { useQuestions } from './use-questions';

const yesNoField = {
  wide: true,
  show: (is: unknown) => word(patientPageWords, is ? 'options.yes' : 'options.no'),
};

/** How patients are identified, ask questions and sign, with an explanation of each choice. */
const patientSettingsForm = defineSettings({
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

export function PatientPageSettings() {
  return <SettingsFormPage form={patientSettingsForm} below={<Terms />} />;
}

function Terms() {
  const t = useWords(termsWords);
  const request = useOperationQuery(getPatientTerms, {});
  return (
    <Box sx={{ mt: 5 }}>
      <Loaded request={request} failed={t('failed')} skeleton={320}>
        {(terms) => <TermsPanel terms={terms} />}
      </Loaded>
    </Box>
  );
}

/** The methods for verifying a patient's identity, each with what it means for the patient. */
function IdentificationInput() {
  const t = useWords(patientPageWords);
  return (
    <RadioInput
      name="identification"
      label={t('fields.identification')}
      options={identification.options.map((method) => ({
        value: method,
        label: t(`identification.${method}`),
        help: t(`identificationHelp.${method}`),
      }))}
    />
  );
}

/** The practice's check questions in order, each in a card. */
function CheckQuestionsInput() {
  const t = useWords(patientPageWords);
  const questions = useQuestions();
  const id = useFieldId('checkQuestions');
  const addId = useFieldId('checkQuestions.add');
  const { rows } = questions;
  return (
    <Box id={id} tabIndex={-1} role="group" aria-label={t('fields.checkQuestions')} sx={{ outline: 'none' }}>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        {t('questions.hint')}
      </Typography>
      {rows.length === 0 && <Typography sx={{ mb: 1.5 }}>{t('questions.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows.map((row, index) => (
          <QuestionCard key={index} {...{ row, index, questions }} />
        ))}
      </Box>
      {rows.length < MAX_CHECK_QUESTIONS && (
        <Button
          id={addId}
          variant="outlined"
          startIcon={<PlusIcon />}
          onClick={questions.add}
          sx={{ mt: rows.length > 0 ? 1.5 : 0 }}
        >
          {t('questions.add')}
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {questions.told}
      </Box>
    </Box>
  );
}
