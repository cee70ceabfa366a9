import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { listQuotes, type QuoteSummary } from '@quillcare/contracts';
import { EmptyState, ErrorState, Money, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { QUOTE_STATUS } from '../../shared/status/status';
import { clientTexts } from './client.texts';

/** The quotes of one client, newest first; nothing for people who may not read quotes. */
export function ClientQuotes({ clientId }: { clientId: string }) {
  const { can } = useRights();
  return can('QUOTES', 'READ') ? <Quotes clientId={clientId} /> : <div />;
}

function Quotes({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useOperationQuery(listQuotes, {
    query: { clientId, sort: '-createdAt', limit: 25 },
  });
  return (
    <Paper variant="outlined" component="section" aria-labelledby="client-quotes" sx={{ overflow: 'hidden' }}>
      <Typography variant="h2" id="client-quotes" sx={{ p: 2.5, pb: 1.5 }}>
        {clientTexts.quotes}
      </Typography>
      {error && !data && (
        <ErrorState title={clientTexts.quotesFailed} message={error.detail} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={120} sx={{ m: 2.5, mt: 0 }} />}
      {data?.items.length === 0 && <EmptyState title={clientTexts.noQuotes} />}
      {data && data.items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map((quote) => (
            <QuoteLine key={quote.id} quote={quote} />
          ))}
        </Box>
      )}
      {data?.nextCursor && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Link component={RouterLink} to={`/quotes?clientId=${clientId}`}>
            {clientTexts.allQuotes}
          </Link>
        </Box>
      )}
    </Paper>
  );
}

function QuoteLine({ quote }: { quote: QuoteSummary }) {
  const formats = useFormats();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr auto 120px' },
        gap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        px: 2.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'surface.hover' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/quotes/view/${quote.id}`}
          color="text.primary"
          className="tabular"
          sx={{ fontWeight: 500 }}
        >
          {quote.quoteNumber}
        </Link>
        <Typography variant="body2" color="textSecondary" noWrap>
          {quote.doctorName} · {formats.date(formats.dayOf(quote.createdAt))}
        </Typography>
      </Box>
      <StatusChip {...QUOTE_STATUS[quote.status]} />
      <Box sx={{ textAlign: 'right', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Money minor={quote.totalMinor} currency={quote.currency} locale={formats.locale} strong />
      </Box>
    </Box>
  );
}
