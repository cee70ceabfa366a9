import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { PricingSimulation } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';
import { TrialResult } from './trial-result.view';
import type { Trial } from './use-trial';

export interface TrialViewProps {
  trial: Trial;
  /** Starts the simulation with the form's content or the new active state. */
  onStart: () => void;
  /** True if the rule was changed after the simulation. */
  isStale?: boolean;
}

/** Simulation of a change on past quotes: start, progress, cancel and result. */
export function TrialView({ trial, onStart, isStale = false }: TrialViewProps) {
  const t = useWords(pricingRuleWords);
  const { simulation, isRunning, problem } = trial;
  const result = simulation?.result;
  const label = simulation ? t('trial.again') : t('trial.start');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{t('trial.hint')}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {isRunning ? (
        <Progress trial={trial} simulation={simulation} />
      ) : (
        <Button variant="outlined" onClick={onStart} sx={{ justifySelf: 'start' }}>
          {label}
        </Button>
      )}
      {(simulation?.status === 'FAILED' || simulation?.status === 'CANCELLED') && (
        <Alert severity={simulation.status === 'FAILED' ? 'error' : 'info'} role="status">
          {t(`trial.${simulation.status}`)}
        </Alert>
      )}
      {isStale && result && (
        <Alert severity="warning" role="status">
          {t('trial.stale')}
        </Alert>
      )}
      {simulation && result && <TrialResult simulation={simulation} result={result} />}
    </Box>
  );
}

function Progress({ trial, simulation }: { trial: Trial; simulation: PricingSimulation | undefined }) {
  const t = useWords(pricingRuleWords);
  const total = simulation?.total ?? null;
  const done = simulation?.done ?? 0;
  const label =
    total === null
      ? t(trial.isStarting ? 'trial.starting' : 'trial.queued')
      : t('trial.running', { done, total });
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography className="tabular" role="status" sx={{ mb: 0.75 }}>
          {label}
        </Typography>
        <LinearProgress
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? Math.round((done / total) * 100) : undefined}
          aria-label={t('trial.bar')}
          sx={{ borderRadius: 1, height: 6 }}
        />
      </Box>
      <Button variant="outlined" onClick={() => void trial.stop()}>
        {t('trial.stop')}
      </Button>
    </Box>
  );
}
