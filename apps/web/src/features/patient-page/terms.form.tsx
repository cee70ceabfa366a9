import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { getPatientTerms, publishPatientTerms, type PatientTerms } from '@quillcare/contracts';
import { FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { TextInput } from '../../shared/forms/inputs.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm, useRecordValues } from '../../shared/forms/record/use-record-form';
import { TermsText } from '../../shared/terms-text/terms-text.view';
import { useWords, word } from '../../shared/words/words';
import { termsWords } from './terms.en';

const body = publishPatientTerms.body.shape;
type Content = Pick<PatientTerms, 'title' | 'text' | 'version'>;

export const patientTermsForm = defineForm({
  name: 'patient-terms',
  words: termsWords,
  schema: z.strictObject({ title: body.title, text: body.text }),
  operations: { get: getPatientTerms, update: publishPatientTerms },
  nameOf: ({ version }) => word(termsWords, 'versionName', { version }),
  titles: { saved: 'saved', failed: 'saveFailed' },
  // A version consists of both title and text, whichever was changed.
  bodyOf: (_changes, all) => ({ title: all.title, text: all.text }),
  fields: { title: { wide: true }, text: { wide: true, control: TermsTextInput } },
});

function TermsTextInput() {
  const t = useWords(termsWords);
  return <TextInput name="text" label={t('fields.text')} help={t('help.text')} multiline minRows={16} />;
}

/** Creates the next version in three steps: edit, review as patients will see it, publish. */
export function TermsForm({ terms, onDone }: { terms: PatientTerms; onDone: () => void }) {
  const t = useWords(termsWords);
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const { title, text } = terms;
  const recordForm = useRecordForm({
    definition: patientTermsForm,
    record: terms,
    // The default text has version 0, which a form would take for a new record without values.
    startWith: { title, text },
    onSaved: onDone,
  });
  const values = useRecordValues(recordForm) as unknown as Content;
  // A rejected version is corrected in the editing step, so each rejection returns to it.
  const isChecking = checkedAt === recordForm.tries;
  const openPreview = async () => {
    if (await recordForm.form.trigger()) setCheckedAt(recordForm.tries);
    else recordForm.submitNow();
  };
  return (
    <RecordFrame recordForm={recordForm} label={t('write')}>
      {isChecking ? (
        <Preview {...values} version={terms.version} />
      ) : (
        <FormSection>
          <Field name="title" />
          <Field name="text" />
        </FormSection>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={isChecking ? () => setCheckedAt(null) : onDone}>
          {t(isChecking ? 'backToText' : 'cancel')}
        </Button>
        {/* Distinct keys keep the two buttons separate elements. "Publish" must not appear as the same button, or a double click on "Review" would publish a text nobody has read. */}
        {isChecking ? (
          <Button key="publish" type="submit" variant="contained" aria-disabled={recordForm.isSubmitting}>
            {t('publish')}
          </Button>
        ) : (
          <Button key="check" variant="contained" onClick={() => void openPreview()}>
            {t('review')}
          </Button>
        )}
      </Box>
    </RecordFrame>
  );
}

function Preview({ title, text, version }: Content) {
  const t = useWords(termsWords);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('preview')}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 2, sm: 3 }, mb: 2 }}>
        <Typography component="h4" sx={{ mb: 1.5, fontSize: '1.25rem', fontWeight: 600 }}>
          {title}
        </Typography>
        <TermsText text={text} level={4} />
      </Box>
      <Alert severity="info">{t('effect', { version: version + 1 })}</Alert>
    </Box>
  );
}
