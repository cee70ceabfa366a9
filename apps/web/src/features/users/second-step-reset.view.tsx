import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { resetSecondStep, type StaffUser } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { ConfirmedChange } from './confirmed-change.view';
import { secondStepResetTexts } from './second-step-reset.texts';

/** For administrators: restores access for somebody who has lost phone, passkeys and recovery codes. */
export function SecondStepReset({ person }: { person: StaffUser }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={secondStepResetTexts.title}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {secondStepResetTexts.help}
      </Typography>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {secondStepResetTexts.reset}
      </Button>
      {isAsking && (
        <ConfirmedChange
          operation={resetSecondStep}
          request={{ params: { id: person.id } }}
          title={secondStepResetTexts.question(person.name)}
          hint={secondStepResetTexts.hint}
          confirmLabel={secondStepResetTexts.confirm}
          doneTitle={secondStepResetTexts.done}
          danger
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
