import { useState } from 'react';
import { ErrorSummary } from '../fields/error-summary.view';
import { TextArea } from '../fields/field.view';
import { RadioField } from '../fields/radio-field.view';
import type { AnsweredSectionProps } from '../frame/answered-sections.view';
import { Button } from '../frame/button.view';
import { Card } from '../frame/card.view';
import { ConfirmationDialog } from '../frame/confirmation-dialog.view';
import { confirmRecord } from '../patient.api';
import { failureText, useCall } from '../use-call';
import { DISPUTE } from './signing.en';

/** For a patient who returns to a signed quote and disputes the signature or its content. */
export function DisputeSignature({ token, practice, view, reload }: AnsweredSectionProps) {
  const [isAsking, setAsking] = useState(false);
  if (!view?.signed?.canDispute) return null;
  return (
    <Card name="dispute" title={DISPUTE.title}>
      <p>{DISPUTE.intro(practice.name)}</p>
      <div className="p-actions">
        <Button onClick={() => setAsking(true)}>{DISPUTE.start}</Button>
      </div>
      <DisputeDialog
        {...{ token, practice }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onTold={reload}
      />
    </Card>
  );
}

interface DisputeDialogProps extends Pick<AnsweredSectionProps, 'token' | 'practice'> {
  isOpen: boolean;
  onClose: () => void;
  onTold: () => void;
}

/** What staff read for each reason. Always in English, whatever the page's language. */
const REASONS = { notMine: 'I did not sign this', notRight: 'I signed, but something is not right' };
type Reason = keyof typeof REASONS;

function DisputeDialog({ token, practice, isOpen, onClose, onTold }: DisputeDialogProps) {
  const { busy, failure, tries, isMissing, values, change, send } = useDispute(token, onTold);
  const problems = [{ path: 'dispute-reason', message: DISPUTE.missing }];
  return (
    <ConfirmationDialog
      id="dispute"
      title={DISPUTE.question(practice.name)}
      warning={DISPUTE.warning(practice.name)}
      lead={isMissing && <ErrorSummary key={tries} problems={problems} />}
      words={{ cancel: DISPUTE.cancel, confirm: DISPUTE.send, busy: DISPUTE.busy }}
      onConfirm={() => void send()}
      {...{ isOpen, busy, onClose }}
    >
      <RadioField
        id="dispute-reason"
        legend={DISPUTE.what}
        options={(Object.keys(REASONS) as Reason[]).map((value) => ({
          value,
          id: `dispute-${value}`,
          label: DISPUTE[value],
        }))}
        chosen={values.reason}
        error={isMissing ? DISPUTE.missing : undefined}
        onChoose={(reason) => change({ reason })}
      />
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
    </ConfirmationDialog>
  );
}

interface Values {
  reason: Reason | null;
  comment: string;
}

/** Sends the dispute. The server ignores repetitions of the same dispute. */
function useDispute(token: string, onTold: () => void) {
  const [values, setValues] = useState<Values>({ reason: null, comment: '' });
  const { busy, run } = useCall();
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const { reason, comment } = values;
  async function send() {
    if (busy) return;
    setTries((count) => count + 1);
    setFailure(null);
    if (reason === null) return;
    await run(
      async () => {
        await confirmRecord(token, false, `${REASONS[reason]}. ${comment.trim()}`.trim());
        onTold();
      },
      (problem) => {
        // The page reloads, shows the current state and asks for identification again.
        if (problem.code === 'IDENTITY_REQUIRED' || problem.code === 'ILLEGAL_TRANSITION') onTold();
        else setFailure(failureText(problem));
      },
    );
  }
  const change = (part: Partial<Values>) => setValues((now) => ({ ...now, ...part }));
  return { busy, failure, tries, isMissing: tries > 0 && reason === null, values, change, send };
}
