import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import type { Operation, RequestOf } from '@quillcare/contracts';
import { ConfirmDialog } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { showToast } from '../../shared/toasts/toast.store';

export interface ConfirmedChangeProps<O extends Operation> {
  operation: O;
  request: RequestOf<O>;
  title: string;
  hint: string;
  confirmLabel: string;
  doneTitle: string;
  danger?: boolean;
  onClose: () => void;
}

/** Confirms and runs the operation; stays open with the reason if refused. */
export function ConfirmedChange<O extends Operation>(props: ConfirmedChangeProps<O>) {
  const { operation, request, title, hint, confirmLabel, doneTitle, danger, onClose } = props;
  const [run, { isLoading }] = useOperationMutation(operation);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setRefusal(null);
    try {
      await run(request);
      showToast({ title: doneTitle });
      onClose();
    } catch (error) {
      setRefusal(toProblem(error).detail);
    }
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      busy={isLoading}
      danger={danger}
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
