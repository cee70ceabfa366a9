import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { getNumberFormat } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { figureWords } from './figures.en';
import { PageLink } from '../navigation/page-link.view';

export interface Trend {
  /** Change since the previous period: 0.12 is 12 % more, −0.05 is 5 % less. */
  change: number;
  /** Previous figure in words, if it was too small for a percentage. */
  before?: string;
  /** What it is compared with, such as "last month". */
  against: string;
  /** Which direction is good. If omitted, neither is. */
  goodWhen?: 'up' | 'down';
}

export interface StatTileProps {
  label: string;
  /** Formatted value with its unit: "$12,450.00", "38". Undefined while loading. */
  value: string | undefined;
  trend?: Trend;
  /** A sentence below the figure. */
  note?: string;
  /** Path of the list behind the figure. */
  to?: string;
}

/** Shows a figure with its trend. The whole tile links to the list behind it. */
export function StatTile({ label, value, trend, note, to }: StatTileProps) {
  return (
    <Paper
      variant="outlined"
      sx={{
        p: 2,
        position: 'relative',
        minWidth: 0,
        height: '100%',
        '&:hover': to ? { borderColor: 'surface.control' } : {},
      }}
    >
      {to ? (
        <PageLink
          to={to}
          color="textSecondary"
          underline="none"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 } }}
        >
          {label}
        </PageLink>
      ) : (
        <Typography color="textSecondary">{label}</Typography>
      )}
      <Typography
        className="tabular"
        component="div"
        sx={{ ...FIGURE, fontSize: (value?.length ?? 0) > LONG ? '1.25rem' : '1.75rem' }}
      >
        {value ?? <Skeleton variant="text" width={96} />}
      </Typography>
      {trend && value !== undefined && <TrendLine trend={trend} />}
      {note && <Muted>{note}</Muted>}
    </Paper>
  );
}

/** Figures with more characters are set smaller, because they would wrap in a tile of normal width. */
const LONG = 11;

const FIGURE = {
  fontWeight: 600,
  lineHeight: '2.1875rem',
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
} as const;

function TrendLine({ trend: { change, before, against, goodWhen } }: { trend: Trend }) {
  const t = useWords(figureWords);
  const { locale } = useFormats();
  const direction = change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  const tone = direction === 'same' || !goodWhen ? 'neutral' : direction === goodWhen ? 'success' : 'error';
  const format = getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Typography
      variant="body2"
      className="tabular"
      sx={(theme) => ({ display: 'flex', gap: 0.5, color: theme.vars!.palette.tone[tone].text })}
    >
      <Box component="span" aria-hidden>
        {{ up: '↑', down: '↓', same: '→' }[direction]}
      </Box>
      {direction !== 'same' && before !== undefined && t('before', { before, against })}
      {direction !== 'same' &&
        before === undefined &&
        t(direction, { change: format.format(Math.abs(change)), against })}
      {direction === 'same' && t('same', { against })}
    </Typography>
  );
}
