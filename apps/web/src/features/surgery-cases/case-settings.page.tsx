import Box from '@mui/material/Box';
import { getCaseSettings } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { caseSettingsWords } from './case-settings.en';
import { CaseSettingsForm } from './case-settings.form';

/** Double bookings, and who may record medical exceptions. */
export function CaseSettingsPage() {
  const t = useWords(caseSettingsWords);
  const request = useOperationQuery(getCaseSettings, {});
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={t('title')}
        subtitle={request.currentData?.version === 0 ? t('never') : undefined}
        back={<BackLink to="/admin">{t('back')}</BackLink>}
      />
      <Loaded request={request} failed={t('failed')} skeleton={360}>
        {(settings) => <CaseSettingsForm settings={settings} />}
      </Loaded>
    </Box>
  );
}
