import { useState } from 'react';
import { keyring } from '../answer/idempotency-key';
import { TextArea } from '../fields/field.view';
import { AskingDialog, DialogFailure } from '../frame/asking-dialog.view';
import type { Practice } from '../frame/patient.screen';
import { PatientProblem, withdraw } from '../patient.api';
import { WITHDRAW } from './change.en';

interface WithdrawDialogProps {
  token: string;
  practice: Practice;
  isOpen: boolean;
  onClose: () => void;
  onWithdrawn: () => void;
}

export function WithdrawDialog({ token, practice, isOpen, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { reason, setReason, busy, failure, send } = useWithdrawal(token, onWithdrawn);
  return (
    <AskingDialog
      id="withdraw"
      title={WITHDRAW.question}
      warning={WITHDRAW.warning(practice.name)}
      words={{ cancel: WITHDRAW.keep, confirm: WITHDRAW.confirm, busy: WITHDRAW.busy }}
      onConfirm={() => void send()}
      {...{ isOpen, busy, onClose }}
    >
      {failure && (
        <DialogFailure title={WITHDRAW.failed}>
          {UNSURE.includes(failure.code) ? WITHDRAW.unsure : failure.message}
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
    </AskingDialog>
  );
}

/**
 * Sends the withdrawal once, however often the button is pressed. If identity is required, the page is reloaded and shows the
 * current state.
 */
function useWithdrawal(token: string, onWithdrawn: () => void) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PatientProblem | null>(null);
  const [keyFor] = useState(() => keyring());
  async function send() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const given = reason.trim() || null;
    try {
      await withdraw(token, given, keyFor(given ?? ''));
      onWithdrawn();
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
      if (problem.code === 'IDENTITY_REQUIRED') onWithdrawn();
      else setFailure(problem);
    } finally {
      setBusy(false);
    }
  }
  return { reason, setReason, busy, failure, send };
}

const UNSURE: readonly PatientProblem['code'][] = ['OFFLINE', 'SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED'];
