import { useState } from 'react';
import { createKeyProvider } from '../answer/idempotency-key';
import { TextArea } from '../fields/field.view';
import type { AnsweredSectionProps } from '../frame/answered-sections.view';
import { Button } from '../frame/button.view';
import { Card } from '../frame/card.view';
import { ConfirmationDialog, DialogFailure } from '../frame/confirmation-dialog.view';
import { withdraw, type PatientError } from '../patient.api';
import { isOutcomeUncertain, reloadIfExpired, useCall } from '../use-call';
import { formatInstant } from '../words/reader';
import { isFinalOnceSigned } from './acceptance-warning';
import { WITHDRAW } from './change.en';

/** "Changed your mind?": shows until when an acceptance can be withdrawn, with a button to do so. */
export function Withdraw({ token, practice, response, quote, view, reload }: AnsweredSectionProps) {
  const [isAsking, setAsking] = useState(false);
  if (response !== 'accept' || !quote) return null;
  // Right after signing there is no server state yet, but only a changed quote can have a surgery that is confirmed already.
  const withdrawal = view ? view.withdrawal : isFinalOnceSigned(quote) ? null : { until: null };
  if (!withdrawal) return null;
  const hasDeposit = view ? view.hasDeposit : quote.deposit !== null;
  return (
    <Card title={WITHDRAW.title}>
      <p>
        {withdrawalDeadlineText(practice.name, withdrawal.until, view ? null : quote.coolingOffDays)}{' '}
        {hasDeposit ? WITHDRAW.withDeposit : WITHDRAW.free}
      </p>
      <div className="p-actions">
        <Button onClick={() => setAsking(true)}>{WITHDRAW.start}</Button>
      </div>
      <WithdrawDialog
        {...{ token, practice }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onWithdrawn={reload}
      />
    </Card>
  );
}

function withdrawalDeadlineText(practice: string, until: string | null, days: number | null): string {
  if (until !== null) return WITHDRAW.untilDay(practice, formatInstant(until));
  if (days !== null) return WITHDRAW.forDays(practice, days);
  return WITHDRAW.untilConfirmed(practice);
}

interface WithdrawDialogProps extends Pick<AnsweredSectionProps, 'token' | 'practice'> {
  isOpen: boolean;
  onClose: () => void;
  onWithdrawn: () => void;
}

function WithdrawDialog({ token, practice, isOpen, onClose, onWithdrawn }: WithdrawDialogProps) {
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
          {isOutcomeUncertain(failure) ? WITHDRAW.unsure : failure.message}
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
  const { busy, run } = useCall();
  const [failure, setFailure] = useState<PatientError | null>(null);
  const [keyFor] = useState(() => createKeyProvider());
  const send = () =>
    run(
      async () => {
        setFailure(null);
        const given = reason.trim() || null;
        await withdraw(token, given, keyFor(given ?? ''));
        onWithdrawn();
      },
      (problem) => !reloadIfExpired(problem, onWithdrawn) && setFailure(problem),
    );
  return { reason, setReason, busy, failure, send };
}
