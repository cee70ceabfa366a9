import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { isFinishedTask, listPracticeExports, startPracticeExport } from '@quillcare/contracts';
import { PageHeader, Panel, Muted } from '@quillcare/ui';
import { useOperationQuery, useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { FormActions, FormFrame, FormSection } from '../../shared/forms/form.frame';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { checkNewPasswordTwice } from '../../shared/password/new-password';
import { PasswordRules } from '../../shared/password/password-rules.view';
import { PasswordInput } from '../../shared/password/password.input';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords, word } from '../../shared/words/words';
import { PracticeExportCard } from './practice-export.card';
import { practiceExportWords } from './practice-export.en';

const passwords = z
  .strictObject({ newPassword: z.string(), repeated: z.string() })
  .superRefine((values, context) => checkNewPasswordTwice(values, context));

const EMPTY = { newPassword: '', repeated: '' };

/** Polling interval in milliseconds while an archive is being written, in case live updates do not arrive. */
const POLL_MS = 3_000;

/** Exports all of the practice's data as an encrypted archive. */
export function PracticeExportPage() {
  const t = useWords(practiceExportWords);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={<BackLink to="/settings">{t('back')}</BackLink>}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PracticeExportsPanel />
        <Panel title={t('contents.title')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, maxWidth: '68ch' }}>
            <li>{t('contents.records')}</li>
            <li>{t('contents.documents')}</li>
            <li>{t('contents.list')}</li>
          </Box>
          <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
            {t('contents.secrets')}
          </Typography>
        </Panel>
        <PracticeExportForm />
      </Box>
    </Box>
  );
}

/** The archives of the last 24 hours, with their progress. */
function PracticeExportsPanel() {
  const t = useWords(practiceExportWords);
  const [isBusy, setBusy] = useState(false);
  const request = useOperationQuery(
    listPracticeExports,
    { query: {} },
    { pollingInterval: isBusy ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
  const isWriting = request.data?.items.some((one) => !isFinishedTask(one)) ?? false;
  if (isWriting !== isBusy) setBusy(isWriting);
  return (
    <Panel title={t('runs.title')} hint={t('runs.hint')}>
      <Loaded request={request} failed={t('runs.failed')} skeleton={72}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography color="textSecondary">{t('runs.empty')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
              {items.map((run) => (
                <PracticeExportCard key={run.id} run={run} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}

const labels = () => ({
  newPassword: word(practiceExportWords, 'start.password'),
  password: word(practiceExportWords, 'start.password'),
  repeated: word(practiceExportWords, 'start.repeated'),
});

/** Asks for the archive's password twice and starts the export. */
function PracticeExportForm() {
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
        <Muted sx={{ mb: 2, maxWidth: '68ch' }}>
          <strong>{t('tool.title')}:</strong> {t('tool.text')}
        </Muted>
        <FormActions submitLabel={t('start.submit')} isSubmitting={contractForm.isSubmitting} />
      </FormFrame>
    </Panel>
  );
}
