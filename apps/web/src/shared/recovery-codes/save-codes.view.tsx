import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@quillcare/ui';
import { recoveryCodeWords } from './recovery-code.en';
import { useWords } from '../words/words';
import { RecoveryCodes, type RecoveryCodesProps } from './recovery-codes.view';

export interface SaveCodesProps extends RecoveryCodesProps {
  doneLabel: string;
  onDone: () => void;
  /** Whether the user is closing the dialog without having saved the codes. */
  isClosing?: boolean;
  onStay?: () => void;
}

/** Shows new recovery codes until the user confirms having saved them. Leaving earlier shows a warning. */
export function SaveCodes({ codes, owner, doneLabel, onDone, isClosing = false, onStay }: SaveCodesProps) {
  const t = useWords(recoveryCodeWords);
  const guard = useLeaveGuard();
  const finish = () => {
    guard.release();
    onDone();
  };
  const keepOpen = () => {
    guard.stay();
    onStay?.();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('explanation')}</Typography>
      <Alert severity="warning" role="note">
        {t('once')}
      </Alert>
      <RecoveryCodes codes={codes} owner={owner} />
      <SavedForm doneLabel={doneLabel} onKept={finish} />
      {(guard.isAsking || isClosing) && (
        <ConfirmDialog
          open
          danger
          title={t('leaveTitle')}
          cancelLabel={t('stay')}
          confirmLabel={t('leave')}
          onClose={keepOpen}
          onConfirm={guard.isAsking ? guard.leave : finish}
        >
          {t('leaveHint')}
        </ConfirmDialog>
      )}
    </Box>
  );
}

function SavedForm({ doneLabel, onKept }: { doneLabel: string; onKept: () => void }) {
  const t = useWords(recoveryCodeWords);
  const errorId = useId();
  const [isSaved, setSaved] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaved) return onKept();
    setMissing(true);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={t('list')}>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={t('kept')}
        control={
          <Checkbox
            checked={isSaved}
            onChange={(_event, checked) => {
              setSaved(checked);
              setMissing(false);
            }}
            slotProps={{
              input: { 'aria-invalid': isMissing, 'aria-describedby': isMissing ? errorId : undefined },
            }}
          />
        }
      />
      {isMissing && (
        <FormHelperText error id={errorId} role="alert" sx={{ mt: 0 }}>
          {t('notKept')}
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
        <Button type="submit" variant="contained">
          {doneLabel}
        </Button>
      </Box>
    </Box>
  );
}

interface LeaveGuard {
  /** Whether the user is about to leave the page and should be asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Allows leaving from now on. */
  release: () => void;
}

/** Guards the page: blocks navigation within the app, and makes the browser ask before closing the tab. */
function useLeaveGuard(): LeaveGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    // Signing out leads to the home page, and is deliberate.
    ({ nextLocation, currentLocation }) =>
      !isReleased.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== '/',
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release: () => {
      isReleased.current = true;
    },
  };
}
