import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import {
  MAX_PARAGRAPHS,
  updateMailTemplate,
  type MailTemplateRecord,
  type MailWords,
} from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { FieldsWhileSaving, FormActions, FormFrame } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useUnsavedWork } from '../../shared/leaving/use-unsaved-work';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { mailTemplateWords } from './mail-template.en';
import { MailPreview } from './mail-preview.view';
import { splitParagraphs, joinParagraphs } from './paragraphs';

const { subject, heading, greeting, paragraphs, buttonLabel } = updateMailTemplate.body.shape;

/** Paragraphs are edited in a single field, separated by blank lines. */
const formSchema = z.strictObject({
  subject,
  heading,
  greeting,
  buttonLabel,
  paragraphs: z
    .string()
    .max(MAX_PARAGRAPHS * 1_100)
    .transform(splitParagraphs)
    .pipe(paragraphs),
});

/** Edits the wording of an email next to a preview. */
export function MailTemplateForm({ template }: { template: MailTemplateRecord }) {
  const t = useWords(mailTemplateWords);
  const { key } = template;
  const { contractForm, based, conflict } = useTemplateForm(template);
  return (
    <FormFrame contractForm={contractForm} label={t(`keys.${key}`)}>
      {conflict && <ChangedElsewhere {...conflict} />}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FieldsWhileSaving isClosing={contractForm.isSubmitting}>
            <TemplateTextFields words={based.words} />
          </FieldsWhileSaving>
          <VariableList template={template} />
          <FormActions submitLabel={t('save')} isSubmitting={contractForm.isSubmitting} />
        </Box>
        <MailPreview templateKey={key} schema={formSchema} />
      </Box>
    </FormFrame>
  );
}

const valuesOf = ({ words }: MailTemplateRecord) => ({
  ...words,
  buttonLabel: words.buttonLabel ?? '',
  paragraphs: joinParagraphs(words.paragraphs),
});

/** The form, and the version it is based on. A colleague's change is taken over unless something was typed. */
function useTemplateForm(template: MailTemplateRecord) {
  const t = useWords(mailTemplateWords);
  const [save] = useOperationMutation(updateMailTemplate);
  const [based, setBased] = useState(template);
  const contractForm = useContractForm({
    schema: formSchema,
    defaultValues: valuesOf(template),
    labels: {
      subject: t('fields.subject'),
      heading: t('fields.heading'),
      greeting: t('fields.greeting'),
      paragraphs: t('fields.paragraphs'),
      buttonLabel: t('fields.buttonLabel'),
    },
    toProblem,
    failedTitle: t('saveFailed'),
    submit: async (typed) => {
      const { key, version } = based;
      takeOver(await save({ params: { template: key }, body: { ...typed, version } }));
      showToast({ title: t('saved') });
    },
  });
  const { reset, formState } = contractForm.form;
  // Read at every render, because the form only keeps track of it from then on.
  const { isDirty } = formState;
  const takeOver = useCallback(
    (stored: MailTemplateRecord) => {
      setBased(stored);
      reset(valuesOf(stored));
    },
    [reset],
  );
  useUnsavedWork(isDirty, () => reset());
  const isOutdated = template.version > based.version;
  useEffect(() => {
    if (isOutdated && !isDirty) takeOver(template);
  }, [isOutdated, isDirty, takeOver, template]);
  const settle = (decide: () => void) => () => {
    contractForm.clearRefusal();
    decide();
  };
  const conflict = isOutdated &&
    isDirty &&
    // Not for one's own save, whose event may come before its answer.
    !contractForm.isSubmitting && {
      onMine: settle(() => setBased(template)),
      onTheirs: settle(() => takeOver(template)),
    };
  return { contractForm, based, conflict };
}

/** Only the person who typed can say which of the two texts goes on. */
function ChangedElsewhere({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) {
  const t = useWords(mailTemplateWords);
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        <>
          <Button size="small" color="inherit" onClick={onTheirs}>
            {t('changed.theirs')}
          </Button>
          <Button size="small" color="inherit" onClick={onMine}>
            {t('changed.mine')}
          </Button>
        </>
      }
    >
      <AlertTitle>{t('changed.title')}</AlertTitle>
      {t('changed.hint')}
    </Alert>
  );
}

function TemplateTextFields({ words }: { words: MailWords }) {
  const t = useWords(mailTemplateWords);
  return (
    <>
      <TextInput name="subject" label={t('fields.subject')} maxLength={150} />
      <TextInput name="heading" label={t('fields.heading')} maxLength={150} />
      <TextInput name="greeting" label={t('fields.greeting')} maxLength={100} />
      <TextInput
        name="paragraphs"
        label={t('fields.paragraphs')}
        help={t('help.paragraphs')}
        multiline
        minRows={10}
      />
      {words.buttonLabel !== null && (
        <TextInput
          name="buttonLabel"
          label={t('fields.buttonLabel')}
          help={t('help.buttonLabel')}
          maxLength={40}
        />
      )}
    </>
  );
}

function VariableList({ template: { variables } }: { template: MailTemplateRecord }) {
  const t = useWords(mailTemplateWords);
  return (
    <Box>
      <Muted>{t('canName')}</Muted>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {variables.map((name) => (
          <Typography component="li" variant="body2" key={name}>
            <code>{`{{${name}}}`}</code> {t(`variables.${name}`)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
