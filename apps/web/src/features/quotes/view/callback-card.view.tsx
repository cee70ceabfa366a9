import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { listCallbacks } from '@quillcare/contracts';
import { Panel, StatusChip } from '@quillcare/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { CALLBACK_STATUS } from '../../../shared/status/status';
import { CALLBACK, VIEW } from '../quotes.texts';

/** The follow-up call that belongs to this quote. */
export function CallbackCard({ quoteId }: { quoteId: string }) {
  const formats = useFormats();
  const { data } = useOperationQuery(listCallbacks, { query: { quoteId, limit: 1, sort: '-createdAt' } });
  const callback = data?.items[0];
  if (!data) return null;
  return (
    <Panel title={VIEW.callback}>
      {callback ? (
        <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusChip {...CALLBACK_STATUS[callback.status]} />
            <Typography className="tabular">{CALLBACK.due(formats.date(callback.dueDate))}</Typography>
          </Box>
          {callback.attemptCount > 0 && (
            <Typography variant="body2" color="textSecondary">
              {CALLBACK.attempts(callback.attemptCount)}
            </Typography>
          )}
          {callback.closedReason && (
            <Typography variant="body2" color="textSecondary">
              {CALLBACK.closed[callback.closedReason] ?? callback.closedReason}
            </Typography>
          )}
          <Link component={RouterLink} to={`/callbacks?quoteId=${quoteId}`}>
            {CALLBACK.open}
          </Link>
        </Box>
      ) : (
        <Typography color="textSecondary">{CALLBACK.none}</Typography>
      )}
    </Panel>
  );
}
