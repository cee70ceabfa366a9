import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { resetSecondStep, type StaffUser } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { secondStepResetTexts } from './second-step-reset.texts';

/** For administrators: restores access for somebody who has lost phone, passkeys and recovery codes. */
export function SecondStepReset({ person }: { person: StaffUser }) {
  const { ask, dialog } = useConfirmedCommand(resetSecondStep);
  const reset = () =>
    ask({
      request: { params: { id: person.id } },
      title: secondStepResetTexts.question(person.name),
      hint: secondStepResetTexts.hint,
      confirmLabel: secondStepResetTexts.confirm,
      done: secondStepResetTexts.done,
      danger: true,
    });
  return (
    <Panel title={secondStepResetTexts.title}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {secondStepResetTexts.help}
      </Typography>
      <Button variant="outlined" onClick={reset}>
        {secondStepResetTexts.reset}
      </Button>
      {dialog}
    </Panel>
  );
}
