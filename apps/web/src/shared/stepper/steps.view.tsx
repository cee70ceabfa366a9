import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useWords } from '../words/words';
import { stepperWords } from './stepper.en';

export interface StepItem {
  id: string;
  label: string;
  isOptional?: boolean;
  /** Whether something in it must be corrected. */
  hasError?: boolean;
}

export interface StepsProps {
  /** Accessible name of the list. Defaults to "Progress". */
  label?: string;
  steps: readonly StepItem[];
  /** Id of the current step. Those before it are done. */
  current: string;
  /** Returns to a completed step. If omitted, steps are not clickable. */
  onGo?: (id: string) => void;
}

/** Shows the progress through a sequence of steps: all of them or, on a phone, the current one with its position. */
export function Steps({ label, steps, current, onGo }: StepsProps) {
  const t = useWords(stepperWords);
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const name = label ?? t('label');
  const of = t('of', { step: at + 1, count: steps.length });
  return (
    <Box component="nav" aria-label={name}>
      <Stepper activeStep={at} sx={{ display: { xs: 'none', md: 'flex' } }}>
        {steps.map((step, index) => (
          <Step key={step.id} aria-current={index === at ? 'step' : undefined}>
            <StepName step={step} optional={t('optional')} onGo={index < at ? onGo : undefined} />
          </Step>
        ))}
      </Stepper>
      <Box sx={{ display: { xs: 'grid', md: 'none' }, gap: 0.75 }}>
        <Typography variant="body2" color="textSecondary">
          {of}
        </Typography>
        <Typography sx={{ fontWeight: 600 }} color={steps[at]?.hasError ? 'error' : undefined}>
          {steps[at]?.label}
        </Typography>
        <LinearProgress
          variant="determinate"
          color={steps[at]?.hasError ? 'error' : 'primary'}
          aria-label={of}
          value={((at + 1) / Math.max(1, steps.length)) * 100}
          sx={{ height: 4, borderRadius: 1 }}
        />
      </Box>
    </Box>
  );
}

interface StepNameProps {
  step: StepItem;
  optional: string;
  onGo?: (id: string) => void;
}

function StepName({ step: { id, label, isOptional, hasError }, optional, onGo }: StepNameProps) {
  const hint = isOptional ? (
    <Typography variant="caption" color="textSecondary">
      {optional}
    </Typography>
  ) : undefined;
  const name = (
    <StepLabel optional={hint} error={hasError}>
      {label}
    </StepLabel>
  );
  if (!onGo) return name;
  return (
    <ButtonBase
      onClick={() => onGo(id)}
      sx={{ p: 0.5, m: -0.5, borderRadius: 1, '&:hover': { bgcolor: 'surface.hover' } }}
    >
      {name}
    </ButtonBase>
  );
}
