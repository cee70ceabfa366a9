import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CallbackCall } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { callbackWords } from './callback.en';

/** All calls made or attempted, newest first: result, caller, time and notes. */
export function CallHistory({ calls }: { calls: readonly CallbackCall[] }) {
  const t = useWords(callbackWords);
  if (calls.length === 0) return null;
  return (
    <Box component="section" aria-label={t('calls.title')}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('calls.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </Box>
    </Box>
  );
}

function Call({ call: { at, byName, outcome, notes, hasEnded, isUndone } }: { call: CallbackCall }) {
  const t = useWords(callbackWords);
  const { dateTime } = useFormats();
  const outcomeLabel = outcome ? t(`options.outcome.${outcome}`) : t('calls.called');
  const end = isUndone ? t('calls.undone') : hasEnded ? t('calls.ended') : null;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 500 }}>{[outcomeLabel, end].filter(Boolean).join(' · ')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[dateTime(at), byName].filter(Boolean).join(' · ')}
      </Typography>
      {notes && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{notes}</Typography>}
    </Box>
  );
}
