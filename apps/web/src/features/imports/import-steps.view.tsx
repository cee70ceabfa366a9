import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { Muted } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { columnWords } from './column.en';

const STEPS = ['file', 'columns', 'check', 'import', 'result'] as const;

/** Progress from choosing the file to its result: all steps or, on a phone, the current one with its position. */
export function ImportSteps({ current }: { current: (typeof STEPS)[number] }) {
  const t = useWords(columnWords);
  const at = STEPS.indexOf(current);
  const of = t('steps.of', { step: at + 1, count: STEPS.length });
  return (
    <Box component="nav" aria-label={t('steps.label')} sx={{ mb: 3 }}>
      <Stepper activeStep={at} sx={{ display: { xs: 'none', md: 'flex' } }}>
        {STEPS.map((step) => (
          <Step key={step} aria-current={step === current ? 'step' : undefined}>
            <StepLabel>{t(`steps.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ display: { xs: 'grid', md: 'none' }, gap: 0.75 }}>
        <Muted>{of}</Muted>
        <Typography sx={{ fontWeight: 600 }}>{t(`steps.${current}`)}</Typography>
        <LinearProgress
          variant="determinate"
          aria-label={of}
          value={((at + 1) / STEPS.length) * 100}
          sx={{ height: 4, borderRadius: 1 }}
        />
      </Box>
    </Box>
  );
}
