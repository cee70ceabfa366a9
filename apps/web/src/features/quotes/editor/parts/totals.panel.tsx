import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useFormats } from '../../../../shared/formats/use-formats';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import type { PricedPreview } from '../state/editor.state';
import { useEditor } from '../state/editor.store';

/** Sticky footer with the quote's totals and actions. */
export function TotalsBar({ actions }: { actions: ReactNode }) {
  const t = useWords(editorWords);
  const [isOpen, setOpen] = useState(false);
  const isPricing = useEditor((state) => state.isPricing);
  return (
    <Box component="section" aria-label={t('totals.region')} aria-busy={isPricing} sx={BAR}>
      <Figures isOpen={isOpen} />
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { md: 'none' }, ml: 'auto' }}
      >
        {isOpen ? t('totals.less') : t('totals.more')}
      </Button>
      <Box sx={{ display: 'flex', gap: 1, ml: { md: 'auto' }, width: { xs: '100%', md: 'auto' } }}>
        {actions}
      </Box>
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  mt: 2.5,
  mx: { xs: -1, md: 0 },
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, md: 1 },
  boxShadow: '0 -6px 16px rgb(0 0 0 / 6%)',
  // In low windows, such as a phone in landscape, the lines need the space.
  '@media (max-height: 480px)': { position: 'static' },
} as const;

function Figures({ isOpen }: { isOpen: boolean }) {
  const t = useWords(editorWords);
  const formats = useFormats();
  // The last figures stay until new ones arrive, but without a line there will be none.
  const priced = useEditor((state) => (state.rows.length > 0 ? state.priced : null));
  const money = (minor: number | undefined) =>
    minor === undefined ? t('totals.none') : formats.money(minor);
  const totals = priced?.totals;
  const { medicare, fund } = benefitsOf(priced);
  const some = { display: { xs: isOpen ? 'block' : 'none', md: 'block' } } as const;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2.5, rowGap: 0.5 }}
    >
      <Figure strong name={t('totals.total')} value={money(totals?.totalMinor)} />
      <Figure strong name={t('totals.pays')} value={money(totals?.outOfPocketMinor)} />
      {(['PRACTICE', 'PROVIDER', 'HOSPITAL'] as const)
        .filter((biller) => totals && totals.byBiller[biller] > 0)
        .map((biller) => (
          <Figure
            key={biller}
            name={t(`totals.${biller}`)}
            value={money(totals?.byBiller[biller])}
            sx={some}
          />
        ))}
      {medicare > 0 && <Figure name={t('totals.medicare')} value={money(medicare)} sx={some} />}
      {fund > 0 && <Figure name={t('totals.fund')} value={money(fund)} sx={some} />}
      {totals && totals.gstMinor > 0 && (
        <Figure
          name={t('totals.gst')}
          value={money(totals.gstMinor)}
          sx={{ display: { xs: some.display.xs, md: 'none', lg: 'block' } }}
        />
      )}
    </Box>
  );
}

function benefitsOf(priced: PricedPreview | null): { medicare: number; fund: number } {
  const lines = Object.values(priced?.lines ?? {}).filter(({ basis }) => basis !== 'NOT_INCLUDED');
  const sum = (field: 'medicareBenefitMinor' | 'fundBenefitMinor') =>
    lines.reduce((total, line) => total + (line[field] ?? 0), 0);
  return { medicare: sum('medicareBenefitMinor'), fund: sum('fundBenefitMinor') };
}

interface FigureProps {
  name: string;
  value: string;
  strong?: boolean;
  sx?: object;
}

function Figure({ name, value, strong = false, sx }: FigureProps) {
  return (
    <Box sx={sx}>
      <Typography component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary', lineHeight: 1.3 }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        className="tabular"
        sx={{
          m: 0,
          fontWeight: 600,
          fontSize: strong ? '1.25rem' : '0.9375rem',
          lineHeight: 1.25,
          whiteSpace: 'nowrap',
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}
