import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getDepositSettings, type DepositSettings } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SettingsPage } from '../../shared/pages/settings.page';
import { useWords } from '../../shared/words/words';
import { depositSettingsWords } from './deposit-settings.en';
import { DepositSettingsForm } from './deposit-settings.form';
import { RemoveKey } from './remove-key.view';
import { WebhookPanel } from './webhook.panel';

/** Whether and how patients pay deposits online. */
export function DepositSettingsPage() {
  const t = useWords(depositSettingsWords);
  const request = useOperationQuery(getDepositSettings, {});
  return (
    <SettingsPage
      title={t('title')}
      subtitle={t('subtitle')}
      back={t('back')}
      {...{ request, failed: t('failed'), skeleton: 640 }}
    >
      {(settings) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Standing settings={settings} />
          <DepositSettingsForm settings={settings} />
          <WebhookPanel settings={settings} />
          <RemoveKey settings={settings} />
          <Typography color="textSecondary">{t('money')}</Typography>
        </Box>
      )}
    </SettingsPage>
  );
}

const TONES = { never: 'info', off: 'info', test: 'warning', live: 'success' } as const;

function Standing({ settings: { isOn, isLive, keyEnd } }: { settings: DepositSettings }) {
  const t = useWords(depositSettingsWords);
  const state = isOn ? (isLive ? 'live' : 'test') : keyEnd === null ? 'never' : 'off';
  return (
    <Alert severity={TONES[state]} role="status">
      <AlertTitle>{t(`state.${state}`)}</AlertTitle>
      {t(`state.${state}Hint`, { end: keyEnd ?? '' })}
    </Alert>
  );
}
