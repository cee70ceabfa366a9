import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { SettingsForm, SettingsFormPage } from '../../shared/forms/record/settings.form';
import { useWords } from '../../shared/words/words';
import { emailConfigWords } from './email-config.en';
import { emailConfigForm } from './email-config.form';
import { ServerState } from './server-state.view';
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
