import { useState } from 'react';
import { ErrorSummary } from '../fields/error-summary.view';
import { FieldError, TextArea } from '../fields/field.view';
import { AskingDialog } from '../frame/asking-dialog.view';
import { FRAME } from '../frame/frame.en';
import type { Practice } from '../frame/patient.screen';
import { confirmRecord, PatientProblem } from '../patient.api';
import { DISPUTE } from './signing.en';

interface DisputeDialogProps {
  token: string;
  practice: Practice;
  isOpen: boolean;
  onClose: () => void;
  onTold: () => void;
}

/** What staff read for each reason. Always in English, whatever the page's language. */
const REASONS = { notMine: 'I did not sign this', notRight: 'I signed, but something is not right' };
type Reason = keyof typeof REASONS;

export function DisputeDialog({ token, practice, isOpen, onClose, onTold }: DisputeDialogProps) {
  const { busy, failure, tries, isMissing, values, change, send } = useDispute(token, onTold);
  const problems = [{ path: 'dispute-reason', message: DISPUTE.missing }];
  return (
    <AskingDialog
      id="dispute"
      title={DISPUTE.question(practice.name)}
      warning={DISPUTE.warning(practice.name)}
      lead={isMissing && <ErrorSummary key={tries} problems={problems} />}
      words={{ cancel: DISPUTE.cancel, confirm: DISPUTE.send, busy: DISPUTE.busy }}
      onConfirm={() => void send()}
      {...{ isOpen, busy, onClose }}
    >
      <Reasons chosen={values.reason} isMissing={isMissing} onChoose={(reason) => change({ reason })} />
      <TextArea
        id="dispute-comment"
        label={DISPUTE.comment}
        hint={DISPUTE.commentHint}
        optional
        maxLength={1_900}
        value={values.comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      {failure && (
        <p className="p-error" role="alert">
          {failure}
        </p>
      )}
    </AskingDialog>
  );
}

interface ReasonsProps {
  chosen: Reason | null;
  isMissing: boolean;
  onChoose: (reason: Reason) => void;
}

function Reasons({ chosen, isMissing, onChoose }: ReasonsProps) {
  return (
    <fieldset
      className="p-field"
      id="dispute-reason"
      tabIndex={-1}
      aria-describedby={isMissing ? 'dispute-reason-error' : undefined}
    >
      <legend className="p-label">{DISPUTE.what}</legend>
      {(Object.keys(REASONS) as Reason[]).map((reason) => (
        <div key={reason} className="p-check p-check-answer">
          <input
            id={`dispute-${reason}`}
            type="radio"
            name="dispute-reason"
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
          />
          <label htmlFor={`dispute-${reason}`}>{DISPUTE[reason]}</label>
        </div>
      ))}
      <FieldError id="dispute-reason" error={isMissing ? DISPUTE.missing : undefined} />
    </fieldset>
  );
}

interface Values {
  reason: Reason | null;
  comment: string;
}

/** Sends the dispute. The server ignores repetitions of the same dispute. */
function useDispute(token: string, onTold: () => void) {
  const [values, setValues] = useState<Values>({ reason: null, comment: '' });
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    if (busy) return;
    setTries((count) => count + 1);
    setFailure(null);
    if (values.reason === null) return;
    setBusy(true);
    try {
      await confirmRecord(token, false, `${REASONS[values.reason]}. ${values.comment.trim()}`.trim());
      onTold();
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
      // The page reloads, shows the current state and asks for identification again.
      if (problem.code === 'IDENTITY_REQUIRED' || problem.code === 'ILLEGAL_TRANSITION') onTold();
      else setFailure(problem.code === 'OFFLINE' ? FRAME.failedToReach : problem.message);
    } finally {
      setBusy(false);
    }
  }
  const change = (part: Partial<Values>) => setValues((now) => ({ ...now, ...part }));
  return { busy, failure, tries, isMissing: tries > 0 && values.reason === null, values, change, send };
}
