import { useState } from 'react';
import { createKeyProvider } from '../answer/idempotency-key';
import { TextArea } from '../fields/field.view';
import { ConfirmationDialog, DialogFailure } from '../frame/confirmation-dialog.view';
import type { Practice } from '../frame/patient.screen';
import { PatientError, withdraw } from '../patient.api';
import { WITHDRAW } from './change.en';

interface WithdrawDialogProps {
  token: string;
  practice: Practice;
  isOpen: boolean;
  onClose: () => void;
  onWithdrawn: () => void;
}

export function WithdrawDialog({ token, practice, isOpen, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { reason, setReason, busy, failure, send } = useWithdrawAcceptance(token, onWithdrawn);
  return (
    <ConfirmationDialog
      id="withdraw"
      title={WITHDRAW.question}
      warning={WITHDRAW.warning(practice.name)}
      words={{ cancel: WITHDRAW.keep, confirm: WITHDRAW.confirm, busy: WITHDRAW.busy }}
      onConfirm={() => void send()}
      {...{ isOpen, busy, onClose }}
    >
      {failure && (
        <DialogFailure title={WITHDRAW.failed}>
          {UNCERTAIN_OUTCOME_CODES.includes(failure.code) ? WITHDRAW.unsure : failure.message}
        </DialogFailure>
      )}
      <TextArea
        id="withdraw-reason"
        label={WITHDRAW.reason}
        hint={WITHDRAW.reasonHint}
        optional
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmationDialog>
  );
}

/**
 * Sends the withdrawal once, however often the button is pressed. If identity is required, the page is reloaded and shows the
 * current state.
 */
function useWithdrawAcceptance(token: string, onWithdrawn: () => void) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PatientError | null>(null);
  const [keyFor] = useState(() => createKeyProvider());
  async function send() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const given = reason.trim() || null;
    try {
      await withdraw(token, given, keyFor(given ?? ''));
      onWithdrawn();
    } catch (problem) {
      if (!(problem instanceof PatientError)) throw problem;
      if (problem.code === 'IDENTITY_REQUIRED') onWithdrawn();
      else setFailure(problem);
    } finally {
      setBusy(false);
    }
  }
  return { reason, setReason, busy, failure, send };
}

const UNCERTAIN_OUTCOME_CODES: readonly PatientError['code'][] = [
  'OFFLINE',
  'SERVICE_UNAVAILABLE',
  'DEADLINE_EXCEEDED',
];
