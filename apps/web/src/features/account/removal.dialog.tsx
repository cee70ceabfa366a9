import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { ConfirmDialog } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { showToast } from '../../shared/toasts/toast.store';
import { secondStepTexts } from './second-step.texts';

export interface RemovalDialogProps {
  title: string;
  hint: string;
  doneTitle: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks, removes it, and stays open with the reason when that was refused. */
export function RemovalDialog({ title, hint, doneTitle, remove, onClose }: RemovalDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await remove();
      showToast({ title: doneTitle });
      onClose();
    } catch (error) {
      setRefusal(toProblem(error).detail);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel={secondStepTexts.remove}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <DialogContentText>{hint}</DialogContentText>
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
