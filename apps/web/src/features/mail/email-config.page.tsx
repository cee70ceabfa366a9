import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { getEmailConfig } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
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
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={<BackLink to="/admin">{t('back')}</BackLink>}
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
      />
      <Loaded request={request} failed={t('failed')} skeleton={640}>
        {(config) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <ServerState config={config} />
            <EmailConfigForm config={config} />
            <TestMailPanel />
          </Box>
        )}
      </Loaded>
    </Box>
  );
}
