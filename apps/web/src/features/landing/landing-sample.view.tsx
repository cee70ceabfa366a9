import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { landingWords } from './landing.en';
import { useWords } from '../../shared/words/words';

const LINES = [
  { provider: 'surgeon', basis: 'fixed', minor: 350_000 },
  { provider: 'assistant', basis: 'estimate', minor: 70_000 },
  { provider: 'anaesthetist', basis: 'estimate', minor: 125_000 },
  { provider: 'hospital', basis: 'estimate', minor: 298_000 },
] as const;
const BENEFITS_MINOR = 38_500;
const TOTAL_MINOR = LINES.reduce((sum, { minor }) => sum + minor, 0) - BENEFITS_MINOR;

const money = (minor: number) => formatMoney(minor, 'AUD');

const ROW = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 1.25 } as const;

/** Product sample: a quote as the patient sees it, scaled down. */
export function LandingSample() {
  const t = useWords(landingWords);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, maxWidth: 440, width: '100%' }}>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: 2 }}>
        <Typography color="textSecondary">{t('sample.practice')}</Typography>
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 600, letterSpacing: '-0.01em', mb: 1 }}>
          {t('sample.title')}
        </Typography>
        {LINES.map(({ provider, basis, minor }) => (
          <Box key={provider} sx={{ ...ROW, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography>{t(`sample.${provider}`)}</Typography>
              <Muted>{t(`sample.${basis}`)}</Muted>
            </Box>
            <Typography className="tabular">{money(minor)}</Typography>
          </Box>
        ))}
        <Box sx={{ ...ROW, borderTop: 1, borderColor: 'divider' }}>
          <Typography color="textSecondary">{t('sample.benefits')}</Typography>
          <Typography className="tabular" color="textSecondary" noWrap>
            −{money(BENEFITS_MINOR)}
          </Typography>
        </Box>
        <Box sx={{ ...ROW, alignItems: 'baseline', borderTop: 2, borderColor: 'primary.main', pb: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{t('sample.total')}</Typography>
          <Typography
            className="tabular"
            noWrap
            sx={{ fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-0.02em' }}
          >
            {money(TOTAL_MINOR)}
          </Typography>
        </Box>
      </Paper>
      <Muted component="figcaption" sx={{ mt: 1.25 }}>
        {t('sample.caption')}
      </Muted>
    </Box>
  );
}
