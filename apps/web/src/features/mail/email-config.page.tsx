import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { EmailConfig } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { SettingsForm, SettingsFormPage } from '../../shared/forms/record/settings.form';
import { useWords } from '../../shared/words/words';
import { emailConfigWords } from './email-config.en';
import { emailConfigForm } from './email-config.form';
import { TestMailPanel } from './test-mail.panel';

export function EmailConfigPage() {
  const t = useWords(emailConfigWords);
  return (
    <SettingsFormPage
      form={emailConfigForm}
      actions={
        <>
          <Button component={RouterLink} to="/admin/mail-templates">
            {t('templates')}
          </Button>
          <Button component={RouterLink} to="/admin/mails">
            {t('mails')}
          </Button>
        </>
      }
    >
      {(config) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ServerState config={config} />
          <SettingsForm form={emailConfigForm} settings={config} />
          <TestMailPanel />
        </Box>
      )}
    </SettingsFormPage>
  );
}

/** Which server currently sends the practice's emails, and whether the practice's own server accepts them. */
function ServerState({ config }: { config: EmailConfig }) {
  const t = useWords(emailConfigWords);
  const { dateTime } = useFormats();
  const { usesOwnServer, senderAddress, platformAddress, failingSince, lastProblem, testedAt } = config;
  if (!usesOwnServer)
    return <Alert severity="info">{t('state.platform', { address: platformAddress })}</Alert>;
  if (failingSince !== null)
    return (
      <Alert severity="error">
        <AlertTitle>{t('state.failingTitle', { since: dateTime(failingSince) })}</AlertTitle>
        {t('state.failing', { address: platformAddress, problem: lastProblem ?? '' })}
      </Alert>
    );
  const tested = testedAt === null ? t('state.untested') : t('state.tested', { when: dateTime(testedAt) });
  return (
    <Alert severity={testedAt === null ? 'warning' : 'success'}>
      {t('state.own', { address: senderAddress ?? '' })} {tested}
    </Alert>
  );
}
