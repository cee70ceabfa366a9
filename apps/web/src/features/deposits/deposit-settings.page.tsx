import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DepositSettings } from '@quillcare/contracts';
import { SettingsForm, SettingsFormPage } from '../../shared/forms/record/settings.form';
import { SwitchedOffNotice } from '../../shared/plans/switched-off.view';
import { useWords } from '../../shared/words/words';
import { depositSettingsWords } from './deposit-settings.en';
import { depositSettingsForm } from './deposit-settings.form';
import { RemoveKey } from './remove-key.view';
import { WebhookPanel } from './webhook.panel';

export function DepositSettingsPage() {
  const t = useWords(depositSettingsWords);
  return (
    <SettingsFormPage form={depositSettingsForm}>
      {(settings) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <SwitchedOffNotice feature="deposits" />
          <Standing settings={settings} />
          <SettingsForm form={depositSettingsForm} settings={settings} />
          <WebhookPanel settings={settings} />
          <RemoveKey settings={settings} />
          <Typography color="textSecondary">{t('money')}</Typography>
        </Box>
      )}
    </SettingsFormPage>
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
