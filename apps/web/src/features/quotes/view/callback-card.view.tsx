import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { listCallbacks } from '@quillcare/contracts';
import { Panel, StatusChip } from '@quillcare/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { CALLBACK_STATUS } from '../../../shared/status/status';
import { lookUp, useWords } from '../../../shared/words/words';
import { viewWords } from './quote-view.en';

/** The follow-up call that belongs to this quote. */
export function CallbackCard({ quoteId }: { quoteId: string }) {
  const t = useWords(viewWords);
  const formats = useFormats();
  const { data } = useOperationQuery(listCallbacks, { query: { quoteId, limit: 1, sort: '-createdAt' } });
  const callback = data?.items[0];
  if (!data) return null;
  return (
    <Panel title={t('callback.title')}>
      {callback ? (
        <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusChip {...CALLBACK_STATUS[callback.status]} />
            <Typography className="tabular">
              {t('callback.due', { date: formats.date(callback.dueDate) })}
            </Typography>
          </Box>
          {callback.attemptCount > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('callback.attempts', { count: callback.attemptCount })}
            </Typography>
          )}
          {callback.closedReason && (
            <Typography variant="body2" color="textSecondary">
              {lookUp(viewWords, `callback.closed.${callback.closedReason}`) ?? callback.closedReason}
            </Typography>
          )}
          <Link component={RouterLink} to={`/callbacks?quoteId=${quoteId}`}>
            {t('callback.open')}
          </Link>
        </Box>
      ) : (
        <Typography color="textSecondary">{t('callback.none')}</Typography>
      )}
    </Panel>
  );
}
