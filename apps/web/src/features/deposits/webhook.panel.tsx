import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DEPOSIT_REPORTS, type DepositSettings } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { depositSettingsWords } from './deposit-settings.en';

/** The webhook URL for Stripe and the events to subscribe to. */
export function WebhookPanel({ settings: { webhookUrl } }: { settings: DepositSettings }) {
  const t = useWords(depositSettingsWords);
  return (
    <Panel title={t('webhook.title')} hint={t('webhook.hint')}>
      {webhookUrl === null ? (
        <Typography color="textSecondary">{t('webhook.later')}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Address url={webhookUrl} />
          <Box>
            <Typography variant="subtitle2">{t('webhook.events')}</Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {DEPOSIT_REPORTS.map((name) => (
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

function Address({ url }: { url: string }) {
  const t = useWords(depositSettingsWords);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    showToast({ title: t('webhook.copied') });
  };
  // Pages not served over HTTPS have no clipboard.
  const canCopy = 'clipboard' in navigator;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Typography variant="subtitle2">{t('webhook.address')}</Typography>
        <Typography component="code" sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
      </Box>
      {canCopy && (
        <Button variant="outlined" onClick={() => void copy()}>
          {t('webhook.copy')}
        </Button>
      )}
    </Box>
  );
}
