import Box from '@mui/material/Box';
import { getPlatformFigures, type PlatformFigures } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { StatTile } from '../../shared/figures/stat-tile.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { toolsWords } from './platform.en';
import { useWords, word } from '../../shared/words/words';

/** Polling interval in milliseconds. Live updates do not cover other practices' data. */
const POLL_MS = 60_000;

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
  const { locale } = useFormats();
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
      {figuresOf(figures).map(({ value, ...tile }) => (
        <li key={tile.label}>
          <StatTile {...tile} value={value === undefined ? undefined : formatNumber(value, locale)} />
        </li>
      ))}
    </Box>
  );
}

function figuresOf(figures: PlatformFigures | undefined) {
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
