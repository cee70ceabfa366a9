import { useEffect, useRef, useState } from 'react';
import { keyring } from '../answer/idempotency-key';
import { TextArea } from '../fields/field.view';
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

/** Says what withdrawing means, and takes a reason if there is one. */
export function WithdrawDialog({ token, practice, isOpen, onClose, onWithdrawn }: WithdrawDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { reason, setReason, busy, failure, send } = useWithdrawal(token, onWithdrawn);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="p-dialog"
      aria-labelledby="withdraw-title"
      aria-describedby="withdraw-warning"
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <h2 id="withdraw-title" className="p-subtitle">
            {WITHDRAW.question}
          </h2>
          <p id="withdraw-warning" className="p-warning">
            {WITHDRAW.warning(practice.name)}
          </p>
          {failure && <Failure problem={failure} />}
          <TextArea
            id="withdraw-reason"
            label={WITHDRAW.reason}
            hint={WITHDRAW.reasonHint}
            optional
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="p-actions p-actions-end">
            <button type="button" className="p-button" disabled={busy} onClick={onClose}>
              {WITHDRAW.keep}
            </button>
            <button
              type="button"
              className="p-button p-button-primary"
              disabled={busy}
              onClick={() => void send()}
            >
              {busy ? WITHDRAW.busy : WITHDRAW.confirm}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

/** Sends it once, however often it is pressed; on another screen's problem the page is read again, which says what is so. */
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

function Failure({ problem }: { problem: PatientProblem }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  return (
    <div ref={box} className="p-summary" role="alert" tabIndex={-1}>
      <p className="p-summary-title">{WITHDRAW.failed}</p>
      <p>{UNSURE.includes(problem.code) ? WITHDRAW.unsure : problem.message}</p>
    </div>
  );
}
