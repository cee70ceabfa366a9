import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { listQuotes } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { useOperationQuery } from '../../shared/api/hooks';
import { dashboardWords } from './dashboard.en';
import { ACCEPTED } from './today.requests';
import { useToday } from './use-today';
import { useWords } from '../../shared/words/words';

/** Four figures, each leading to the list behind it. */
export function Figures() {
  const t = useWords(dashboardWords);
  const { queries, sent, todos, isReady } = useToday();
  const accepted = useOperationQuery(listQuotes, ACCEPTED);
  const due = isReady ? todos.filter(({ kind }) => kind === 'callback').length : undefined;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Figure label={t('figures.queries')} value={queries.data?.total} to="/quotes?status=QUERY_RECEIVED" />
      <Figure label={t('figures.callbacks')} value={due} to="/callbacks?status=pending" />
      <Figure label={t('figures.waiting')} value={sent.data?.total} to="/quotes?status=SENT" />
      <Figure label={t('figures.accepted')} value={accepted.data?.total} to="/quotes?status=ACCEPTED" />
    </Box>
  );
}

function Figure({ label, value, to }: { label: string; value: number | undefined; to: string }) {
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{ p: 2, position: 'relative', '&:hover': { borderColor: 'surface.control' } }}
    >
      <Link
        component={RouterLink}
        to={to}
        color="text.secondary"
        underline="none"
        sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 } }}
      >
        {label}
      </Link>
      <Typography
        className="tabular"
        sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.02em' }}
      >
        {value === undefined ? '–' : formatNumber(value)}
      </Typography>
    </Paper>
  );
}
