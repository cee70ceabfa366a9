import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOutEverywhere } from '@quillcare/contracts';
import { ConfirmDialog } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSessionControl } from '../../shared/session/session.context';
import { showToast } from '../../shared/toasts/toast.store';
import { deviceTexts } from './account.texts';

/** Asks, ends every session of the account, and leads to the sign-in page. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const [run, { isLoading }] = useOperationMutation(signOutEverywhere);
  const { end } = useSessionControl();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setRefusal(null);
    try {
      const { sessions } = await run({});
      end();
      showToast({ title: deviceTexts.signedOut(sessions) });
      await navigate('/login', { replace: true });
    } catch (error) {
      setRefusal(toProblem(error).detail);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={deviceTexts.everywhereTitle}
      confirmLabel={deviceTexts.everywhere}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <DialogContentText>{deviceTexts.everywhereHint}</DialogContentText>
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
