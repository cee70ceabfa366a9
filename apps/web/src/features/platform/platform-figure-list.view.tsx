import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { getPlatformFigures, type PlatformFigures } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { toolsWords } from './platform.en';
import { useWords, word } from '../../shared/words/words';

/** Polling interval in milliseconds. Live updates do not cover other practices' data. */
const POLL_MS = 60_000;

interface FigureProps {
  label: string;
  value: number | undefined;
  note?: string;
  to?: string;
}

/** The platform's key figures, each linked to its list. */
export function PlatformFigureList() {
  const t = useWords(toolsWords);
  const request = useOperationQuery(getPlatformFigures, {}, { pollingInterval: POLL_MS });
  return (
    <Loaded request={request} failed={t('figuresFailed')} skeleton={<FigureList figures={undefined} />}>
      {(figures) => <FigureList figures={figures} />}
    </Loaded>
  );
}

function FigureList({ figures }: { figures: PlatformFigures | undefined }) {
  const t = useWords(toolsWords);
  return (
    <Box
      component="ul"
      aria-label={t('figures')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(6, minmax(0, 1fr))',
        },
      }}
    >
      {figuresOf(figures).map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </Box>
  );
}

function figuresOf(figures: PlatformFigures | undefined): FigureProps[] {
  const isAllActive = figures?.activeOrganisations === figures?.organisations;
  return [
    {
      label: word(toolsWords, 'organisations'),
      value: figures?.organisations,
      note:
        figures && !isAllActive
          ? word(toolsWords, 'ofThem', { active: figures.activeOrganisations })
          : undefined,
      to: '/organizations',
    },
    {
      label: word(toolsWords, 'newOrganisations'),
      value: figures?.newOrganisations,
      to: '/organizations?sort=-createdAt',
    },
    { label: word(toolsWords, 'people'), value: figures?.activePeople },
    {
      label: word(toolsWords, 'superAdmins'),
      value: figures?.superAdmins,
      to: '/admin/super-admin-management',
    },
    { label: word(toolsWords, 'openSupport'), value: figures?.openSupport },
    { label: word(toolsWords, 'recentSupport'), value: figures?.recentSupport },
  ];
}

function Figure({ label, value, note, to }: FigureProps) {
  const { locale } = useFormats();
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{ p: 2, position: 'relative', '&:hover': to ? { borderColor: 'surface.control' } : undefined }}
    >
      {to ? (
        <Link
          component={RouterLink}
          to={to}
          color="text.secondary"
          underline="none"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 } }}
        >
          {label}
        </Link>
      ) : (
        <Typography color="textSecondary">{label}</Typography>
      )}
      <Typography
        className="tabular"
        sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.02em' }}
      >
        {value === undefined ? '–' : formatNumber(value, locale)}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Paper>
  );
}
