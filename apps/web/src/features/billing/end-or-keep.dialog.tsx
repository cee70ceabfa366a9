import { cancelSubscription, reactivateSubscription, type Subscription } from '@quillcare/contracts';
import { useState } from 'react';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { QuestionDialog } from '../../shared/commands/question.dialog';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { useFormats } from '../../shared/formats/use-formats';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

/** Asks before the subscription is cancelled, or a cancellation taken back. */
export function EndOrKeepDialog(props: { subscription: Subscription; onClose: () => void }) {
  const t = useWords(billingWords);
  const { date, dayOf } = useFormats();
  const { version, renews, status, trialEndDate, periodEnd, notBilled } = useAsSeen(props.subscription);
  const [cancel, cancelling] = useOperationMutation(cancelSubscription);
  const [reactivate, reactivating] = useOperationMutation(reactivateSubscription);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isTrial = status === 'TRIALING';
  const until = date(isTrial || !periodEnd ? dayOf(trialEndDate) : periodEnd);
  const confirm = async () => {
    try {
      await (renews ? cancel : reactivate)({ body: { version } });
      showToast({ title: t(renews ? 'cancel.done' : 'reactivate.done') });
      props.onClose();
    } catch (error) {
      setRefusal(toProblem(error).detail);
    }
  };
  const ending = notBilled ? 'cancel.notBilled' : isTrial ? 'cancel.trial' : 'cancel.hint';
  const hint = renews ? ending : notBilled ? 'reactivate.notBilled' : 'reactivate.hint';
  return (
    <QuestionDialog
      texts={{
        title: t(renews ? 'cancel.title' : 'reactivate.title'),
        hint: t(hint, { date: until }),
        confirmLabel: t(renews ? 'cancel.action' : 'reactivate.action'),
        busyLabel: t(renews ? 'cancel.busy' : 'reactivate.busy'),
        danger: renews,
      }}
      isBusy={cancelling.isLoading || reactivating.isLoading}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onClose={props.onClose}
    />
  );
}
