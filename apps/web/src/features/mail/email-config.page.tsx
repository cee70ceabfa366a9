import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { getEmailConfig } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SettingsPage } from '../../shared/pages/settings.page';
import { useWords } from '../../shared/words/words';
import { emailConfigWords } from './email-config.en';
import { EmailConfigForm } from './email-config.form';
import { ServerState } from './server-state.view';
import { TestMailPanel } from './test-mail.panel';

/** How the practice's emails to patients go out. */
export function EmailConfigPage() {
  const t = useWords(emailConfigWords);
  const request = useOperationQuery(getEmailConfig, {});
  return (
    <SettingsPage
      title={t('title')}
      subtitle={t('subtitle')}
      back={t('back')}
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
      {...{ request, failed: t('failed'), skeleton: 640 }}
    >
      {(config) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ServerState config={config} />
          <EmailConfigForm config={config} />
          <TestMailPanel />
        </Box>
      )}
    </SettingsPage>
  );
}
