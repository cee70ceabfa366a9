import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatNumber } from '@quillcare/rules';
import { useFormats } from '../../../shared/formats/use-formats';
import { useWords } from '../../../shared/words/words';
import type { Stage } from './grid.figures';
import { gridWords } from './grid.en';

/** Bar chart of the number of records at each stage, each linked to its list. */
export function Funnel({ stages }: { stages: readonly Stage[] }) {
  const most = Math.max(1, ...stages.map(({ count }) => count));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {stages.map((stage) => (
        <StageBar key={stage.name} stage={stage} share={stage.count / most} />
      ))}
    </Box>
  );
}

function StageBar({ stage: { name, count, amountMinor, to }, share }: { stage: Stage; share: number }) {
  const t = useWords(gridWords);
  const { locale, money } = useFormats();
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Link component={RouterLink} to={to} color="textPrimary" sx={{ flex: '1 1 auto' }}>
          {t(`stages.${name}`)}
        </Link>
        {amountMinor > 0 && (
          <Typography component="span" variant="body2" color="textSecondary" className="tabular">
            {money(amountMinor)}
          </Typography>
        )}
        <Typography
          component="span"
          className="tabular"
          sx={{ fontWeight: 600, minWidth: 32, textAlign: 'right' }}
        >
          {formatNumber(count, locale)}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ height: 8, mt: 0.5, borderRadius: 4, bgcolor: 'surface.hover' }}>
        <Box sx={{ height: 1, width: `${share * 100}%`, borderRadius: 4, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}
