import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { renewRecoveryCodes } from '@quillcare/contracts';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useSession } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { KeepCodes } from '../../shared/recovery-codes/keep-codes.view';
import { showToast } from '../../shared/toasts/toast.store';
import { secondStepTexts } from './second-step.texts';

/** Asks, makes ten new codes, and shows them until they are kept. */
export function useRenewedCodes() {
  const { ask, dialog } = useConfirmedCommand(renewRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const question = {
    request: {},
    title: secondStepTexts.renewTitle,
    hint: secondStepTexts.renewHint,
    confirmLabel: secondStepTexts.renew,
    busyLabel: secondStepTexts.renewing,
    onDone: ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => setCodes(recoveryCodes),
  };
  return {
    ask: () => ask(question),
    dialog: codes ? <NewCodes codes={codes} onClose={() => setCodes(null)} /> : dialog,
  };
}

function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const titleId = useId();
  const { user } = useSession();
  const { date, today } = useFormats();
  const [isClosing, setClosing] = useState(false);
  return (
    <Dialog open onClose={() => setClosing(true)} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{secondStepTexts.newTitle}</DialogTitle>
      <DialogContent>
        <KeepCodes
          codes={codes}
          owner={{ email: user.email, madeOn: date(today()) }}
          doneLabel={secondStepTexts.done}
          onDone={() => {
            showToast({ title: secondStepTexts.renewed });
            onClose();
          }}
          isClosing={isClosing}
          onStay={() => setClosing(false)}
        />
      </DialogContent>
    </Dialog>
  );
}
