import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getQuoteSettings, updateQuoteSettings, type QuoteSettings } from '@quillcare/contracts';
import { Link as RouterLink } from 'react-router-dom';
import { ActButtons } from '../acts/act-buttons.view';
import { actsOn } from '../acts/define-act';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useRights, useSession } from '../session/session.context';
import { useWords } from '../words/words';
import { gstWords } from './gst.en';

/**
 * Whether the practice's administrator still has to confirm how it charges GST. Only in New Zealand, because in Australia GST
 * depends on the line item.
 */
export function mustConfirmGst(country: string, { gstConfirmedAt }: QuoteSettings): boolean {
  return country === 'NZ' && gstConfirmedAt === null;
}

/** Returns the quote settings while GST is unconfirmed and the user may call the given operation. Otherwise null. */
export function useOpenGst(
  needs: typeof getQuoteSettings | typeof updateQuoteSettings,
): QuoteSettings | null {
  const { organisation } = useSession();
  const isAsked = useRights().allows(needs) && organisation.country === 'NZ';
  const { data } = useOperationQuery(getQuoteSettings, isAsked ? {} : skipToken);
  return data && mustConfirmGst(organisation.country, data) ? data : null;
}

/** Reminds administrators outside of the settings page until GST is confirmed. */
export function GstReminder() {
  const settings = useOpenGst(updateQuoteSettings);
  if (settings === null) return null;
  return <GstNotice settings={settings} isElsewhere />;
}

const confirming = actsOn<QuoteSettings>(gstWords, () => '').act({
  name: 'confirm',
  operation: updateQuoteSettings,
  request: ({ version }) => ({ body: { version, confirmGst: true } }),
});

export function GstNotice({
  settings,
  isElsewhere = false,
}: {
  settings: QuoteSettings;
  isElsewhere?: boolean;
}) {
  const t = useWords(gstWords);
  return (
    <Alert severity="warning" role="group" aria-label={t('title')} sx={{ mb: 2 }}>
      <AlertTitle>{t('title')}</AlertTitle>
      <Typography>
        {t('now')} {t(settings.gstOnEveryLine === 'GST_FREE' ? 'none' : 'all')}
      </Typography>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActButtons acts={[confirming]} record={settings} look={{ color: 'inherit' }} />
        {isElsewhere && (
          <Button component={RouterLink} to="/admin/quote-settings" color="inherit">
            {t('open')}
          </Button>
        )}
      </Box>
    </Alert>
  );
}
