import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import {
  createClient,
  createDoctor,
  createHospital,
  createSurgery,
  type Operation,
} from '@quillcare/contracts';
import { CheckIcon, StatusChip } from '@quillcare/ui';
import { useRights } from '../session/session.context';
import type { Step, StepName } from './startup';
import { startupWords } from './startup.en';
import { useWords } from '../words/words';

/** Lists the set-up steps in order. `isLinked` if the user may perform them. */
export function StartupSteps({ steps, isLinked }: { steps: readonly Step[]; isLinked: boolean }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, at) => (
        <Box
          component="li"
          key={step.name}
          aria-current={isLinked && step.state === 'next' ? 'step' : undefined}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            p: 2,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <StepNumber number={at + 1} isDone={step.state === 'done'} />
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Typography variant="h2">{step.title}</Typography>
            <Typography color="textSecondary">{step.why}</Typography>
          </Box>
          {isLinked && <StepAction step={step} />}
        </Box>
      ))}
    </Box>
  );
}

const NEEDS: Record<StepName, Operation> = {
  doctor: createDoctor,
  hospital: createHospital,
  surgery: createSurgery,
  client: createClient,
};

function StepAction({ step }: { step: Step }) {
  const t = useWords(startupWords);
  const { allows } = useRights();
  if (step.state === 'done') return <StatusChip label={t('done')} tone="success" />;
  if (!allows(NEEDS[step.name])) return <Typography color="textSecondary">{t('byAdministrator')}</Typography>;
  return (
    <Button component={RouterLink} to={step.to} variant={step.state === 'next' ? 'contained' : 'outlined'}>
      {step.action}
    </Button>
  );
}

function StepNumber({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <Box
      aria-hidden
      className="tabular"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '50%',
        fontSize: '0.8125rem',
        fontWeight: 600,
        border: 1,
        borderColor: isDone ? 'success.main' : 'surface.control',
        color: isDone ? 'success.main' : 'text.secondary',
      }}
    >
      {isDone ? <CheckIcon sx={{ fontSize: 18 }} /> : number}
    </Box>
  );
}
