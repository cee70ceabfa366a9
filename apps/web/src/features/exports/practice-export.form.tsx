import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { startPracticeExport } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { FormActions, FormFrame, FormSection } from '../../shared/forms/form.frame';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { checkNewPasswordTwice } from '../../shared/password/new-password';
import { PasswordInput } from '../../shared/password/password.input';
import { PasswordRules } from '../../shared/password/password-rules.view';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords, word } from '../../shared/words/words';
import { practiceExportWords } from './practice-export.en';

const passwords = z
  .strictObject({ newPassword: z.string(), repeated: z.string() })
  .superRefine((values, context) => checkNewPasswordTwice(values, context));

const EMPTY = { newPassword: '', repeated: '' };
const labels = () => ({
  newPassword: word(practiceExportWords, 'start.password'),
  password: word(practiceExportWords, 'start.password'),
  repeated: word(practiceExportWords, 'start.repeated'),
});

/** Asks for the archive's password twice and starts the export. */
export function PracticeExportForm() {
  const t = useWords(practiceExportWords);
  const [run] = useOperationMutation(startPracticeExport);
  const contractForm = useContractForm({
    schema: passwords,
    defaultValues: EMPTY,
    labels: labels(),
    failedTitle: t('start.failed'),
    toProblem,
    submit: async ({ newPassword: password }) => {
      await run({ body: { kind: 'PRACTICE', password } });
      contractForm.form.reset(EMPTY);
      showToast({ title: t('start.started'), message: t('start.startedHint') });
    },
  });
  return (
    <Panel title={t('start.title')}>
      <Typography color="textSecondary" sx={{ mb: 2.5, maxWidth: '68ch' }}>
        {t('start.help')}
      </Typography>
      <FormFrame contractForm={contractForm} label={t('start.title')}>
        <FormSection>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <PasswordInput name="newPassword" label={t('start.password')} autoComplete="new-password" />
            <PasswordInput name="repeated" label={t('start.repeated')} autoComplete="new-password" />
          </Box>
          <PasswordRules name="newPassword" />
        </FormSection>
        <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
          {t('start.lost')}
        </Alert>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
          <strong>{t('tool.title')}:</strong> {t('tool.text')}
        </Typography>
        <FormActions submitLabel={t('start.submit')} isSubmitting={contractForm.isSubmitting} />
      </FormFrame>
    </Panel>
  );
}
