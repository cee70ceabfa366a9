import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { resetSecondStep, type StaffUser } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { secondStepResetWords } from './second-step-reset.en';
import { useWords } from '../../shared/words/words';

/** For administrators: restores access for somebody who has lost phone, passkeys and recovery codes. */
export function SecondStepReset({ person }: { person: StaffUser }) {
  const t = useWords(secondStepResetWords);
  const { ask, dialog } = useConfirmedCommand(resetSecondStep);
  const reset = () =>
    ask({
      request: { params: { id: person.id } },
      title: t('question', { name: person.name }),
      hint: t('hint'),
      confirmLabel: t('confirm'),
      done: t('done'),
      danger: true,
    });
  return (
    <Panel title={t('title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('help')}
      </Typography>
      <Button variant="outlined" onClick={reset}>
        {t('reset')}
      </Button>
      {dialog}
    </Panel>
  );
}
