import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState, Money, Panel } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { dashboardWords } from './dashboard.en';
import { useToday } from './use-today';
import { useWords } from '../../shared/words/words';

const SHOWN = 6;

/** Quotes that patients have not answered yet, the first to expire on top. */
export function WaitingQuotes() {
  const t = useWords(dashboardWords);
  const { sent } = useToday();
  const formats = useFormats();
  const quotes = sent.data?.items ?? [];
  return (
    <Panel
      isFlush
      title={t('waiting')}
      action={
        quotes.length > 0 && (
          <Link component={RouterLink} to="/quotes?status=SENT" variant="body2">
            {t('allWaiting')}
          </Link>
        )
      }
    >
      {!sent.data && !sent.error && <Skeleton variant="rounded" height={120} sx={{ mx: 2.5, mb: 2.5 }} />}
      {sent.data && quotes.length === 0 && <EmptyState title={t('noWaiting')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {quotes.slice(0, SHOWN).map((quote) => (
          <Box
            component="li"
            key={quote.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              gap: 2,
              px: 2.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={`/quotes/view/${quote.id}`}
                color="text.primary"
                noWrap
                sx={{ display: 'block', fontWeight: 500 }}
              >
                {quote.clientName}
              </Link>
              <Typography variant="body2" color="textSecondary" className="tabular" noWrap>
                {quote.quoteNumber} · {formats.date(quote.validUntil)}
              </Typography>
            </Box>
            <Money minor={quote.totalMinor} currency={quote.currency} locale={formats.locale} strong />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
