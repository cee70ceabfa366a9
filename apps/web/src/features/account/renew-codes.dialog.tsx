import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { renewRecoveryCodes } from '@quillcare/contracts';
import { ConfirmDialog } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { KeepCodes } from '../../shared/recovery-codes/keep-codes.view';
import { showToast } from '../../shared/toasts/toast.store';
import { secondStepTexts } from './second-step.texts';

/** Asks, makes ten new codes, and shows them until they are kept. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [run, { isLoading }] = useOperationMutation(renewRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const renew = async () => {
    setRefusal(null);
    try {
      setCodes((await run({})).recoveryCodes);
    } catch (error) {
      setRefusal(toProblem(error).detail);
    }
  };
  if (codes) return <NewCodes codes={codes} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={secondStepTexts.renewTitle}
      confirmLabel={secondStepTexts.renew}
      busyLabel={secondStepTexts.renewing}
      busy={isLoading}
      onConfirm={() => void renew()}
      onClose={onClose}
    >
      <DialogContentText>{secondStepTexts.renewHint}</DialogContentText>
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
    </ConfirmDialog>
  );
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
