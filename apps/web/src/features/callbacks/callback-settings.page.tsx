import Box from '@mui/material/Box';
import { getCallbackSettings } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { callbackSettingsWords } from './callback-settings.en';
import { CallbackSettingsForm } from './callback-settings.form';

/** When a callback begins, how its days are counted, and whose it is. */
export function CallbackSettingsPage() {
  const t = useWords(callbackSettingsWords);
  const request = useOperationQuery(getCallbackSettings, {});
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={t('title')}
        subtitle={request.currentData?.version === 0 ? t('never') : undefined}
        back={<BackLink to="/admin">{t('back')}</BackLink>}
      />
      <Loaded request={request} failed={t('failed')} skeleton={640}>
        {(settings) => <CallbackSettingsForm settings={settings} />}
      </Loaded>
    </Box>
  );
}
