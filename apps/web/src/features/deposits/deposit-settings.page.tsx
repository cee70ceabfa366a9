import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DepositSettings, updateDepositSettings, DEPOSIT_WEBHOOK_EVENTS } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { CopyText } from '../../shared/clipboard/copy-text.view';
import { SettingsForm, SettingsFormPage } from '../../shared/forms/record/settings.form';
import { SwitchedOffNotice } from '../../shared/plans/switched-off.view';
import { useWords } from '../../shared/words/words';
import { depositSettingsWords } from './deposit-settings.en';
import { depositSettingsForm } from './deposit-settings.form';

const removeKeyAct = actsOn<DepositSettings>(depositSettingsWords, () => '').act({
  name: 'remove',
  operation: updateDepositSettings,
  when: ({ isOn, keyEnd }) => !isOn && keyEnd !== null,
  request: ({ version }) => ({ body: { version, secretKey: null, webhookSecret: null } }),
  isDanger: true,
  confirms: true,
});

export function DepositSettingsPage() {
  const t = useWords(depositSettingsWords);
  return (
    <SettingsFormPage form={depositSettingsForm}>
      {(settings) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <SwitchedOffNotice feature="deposits" />
          <DepositStatus settings={settings} />
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

function DepositStatus({ settings: { isOn, isLive, keyEnd } }: { settings: DepositSettings }) {
  const t = useWords(depositSettingsWords);
  const state = isOn ? (isLive ? 'live' : 'test') : keyEnd === null ? 'never' : 'off';
  return (
    <Alert severity={TONES[state]} role="status">
      <AlertTitle>{t(`state.${state}`)}</AlertTitle>
      {t(`state.${state}Hint`, { end: keyEnd ?? '' })}
    </Alert>
  );
}

/** Lets a practice that has stopped taking deposits remove its key. */
function RemoveKey({ settings }: { settings: DepositSettings }) {
  return (
    <Box>
      <ActButtons acts={[removeKeyAct]} record={settings} />
    </Box>
  );
}

/** The webhook URL for Stripe and the events to subscribe to. */
function WebhookPanel({ settings: { webhookUrl } }: { settings: DepositSettings }) {
  const t = useWords(depositSettingsWords);
  return (
    <Panel title={t('webhook.title')} hint={t('webhook.hint')}>
      {webhookUrl === null ? (
        <Typography color="textSecondary">{t('webhook.later')}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CopyText label={t('webhook.address')} text={webhookUrl} />
          <Box>
            <Typography variant="subtitle2">{t('webhook.events')}</Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {DEPOSIT_WEBHOOK_EVENTS.map((name) => (
                <li key={name}>
                  <code>{name}</code>
                </li>
              ))}
            </Box>
          </Box>
        </Box>
      )}
    </Panel>
  );
}
