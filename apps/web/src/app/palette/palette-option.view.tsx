import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, Fragment } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { findSearchMatches } from '@quillcare/rules';
import {
  ArrowRightIcon,
  CasesIcon,
  ClientsIcon,
  ClockIcon,
  DoctorsIcon,
  HospitalsIcon,
  LeadsIcon,
  PlusIcon,
  QuotesIcon,
  SitesIcon,
  SurgeriesIcon,
} from '@quillcare/ui';
import type { PaletteGroup, PaletteItem } from './palette.items';

const MARK = { bgcolor: 'transparent', color: 'primary.main', fontWeight: 600 } as const;

const ICONS: Record<PaletteGroup, ComponentType<SvgIconProps>> = {
  recent: ClockIcon,
  actions: PlusIcon,
  pages: ArrowRightIcon,
  clients: ClientsIcon,
  leads: LeadsIcon,
  quotes: QuotesIcon,
  surgeryCases: CasesIcon,
  doctors: DoctorsIcon,
  hospitals: HospitalsIcon,
  sites: SitesIcon,
  surgeries: SurgeriesIcon,
  create: PlusIcon,
};

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  typed: string;
  isCurrent: boolean;
  onPoint: () => void;
  onRun: () => void;
}

export function PaletteOption({ id, item, typed, isCurrent, onPoint, onRun }: PaletteOptionProps) {
  const Icon = ICONS[item.group];
  // "Add client" quotes the whole search text, so highlighting a match would be meaningless.
  const found = item.group === 'create' ? '' : typed;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isCurrent}
      onMouseMove={() => !isCurrent && onPoint()}
      onClick={onRun}
      sx={{ ...ROW, ...(isCurrent && CURRENT) }}
    >
      <Icon sx={{ fontSize: 16, color: 'text.secondary', flexShrink: 0 }} />
      <Box sx={TEXTS}>
        <Typography component="span" lang={item.lang} sx={{ fontWeight: 500, flexShrink: 0 }} noWrap>
          <Highlighted text={item.label} found={found} />
        </Typography>
        {item.detail && (
          <Typography
            component="span"
            variant="body2"
            className="tabular"
            noWrap
            sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}
          >
            <Highlighted text={item.detail} found={found} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 36,
  mx: 1,
  px: 1,
  py: { xs: 0.75, sm: 0 },
  borderRadius: 0.75,
  cursor: 'pointer',
} as const;

const CURRENT = {
  bgcolor: 'surface.tint',
  '@media (forced-colors: active)': { outline: '2px solid Highlight' },
} as const;

const TEXTS = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'baseline' },
  columnGap: 2,
  flex: 1,
  minWidth: 0,
  '& > :first-of-type': { maxWidth: { xs: '100%', sm: '60%' } },
} as const;

function Highlighted({ text, found }: { text: string; found: string }) {
  const ranges = findSearchMatches(text, found);
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, from)}
          <Box component="mark" sx={MARK}>
            {text.slice(from, to)}
          </Box>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
