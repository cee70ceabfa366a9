import Box from '@mui/material/Box';
import { PageHeader } from '@quillcare/ui';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { ChannelSection } from './preference-channels.section';
import { FrequencySection } from './preference-frequency.section';
import { QuietSection } from './preference-quiet.section';
import { TypesSection } from './preference-types.section';
import { preferenceWords } from './preference.en';
import { notificationWords } from './notification.en';
import { usePreferences } from './use-preferences';

export function NotificationPreferencesPage() {
  const t = useWords(preferenceWords);
  const back = useWords(notificationWords);
  const { request, change, shown } = usePreferences();
  return (
    <>
      <BackLink to="/notifications">{back('title')}</BackLink>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Loaded request={request} failed={t('failed')} skeleton={480}>
        {(stored) => {
          const preferences = shown(stored);
          return (
            <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
              <ChannelSection preferences={preferences} onChange={change} />
              <FrequencySection preferences={preferences} onChange={change} />
              <QuietSection preferences={preferences} onChange={change} />
              <TypesSection preferences={preferences} onChange={change} />
            </Box>
          );
        }}
      </Loaded>
    </>
  );
}
