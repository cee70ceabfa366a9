import { cancelSubscription, reactivateSubscription, type Subscription } from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

const { act } = actsOn<Subscription>(billingWords, () => '');

/** Confirmation hint for cancelling or reactivating, with the date until which the subscription is paid. */
function Ending({ subscription, keeps }: { subscription: Subscription; keeps?: boolean }) {
  const t = useWords(billingWords);
  const { date, dayOf } = useFormats();
  const { status, trialEndDate, periodEnd, notBilled } = subscription;
  const isTrial = status === 'TRIALING';
  const until = date(isTrial || !periodEnd ? dayOf(trialEndDate) : periodEnd);
  if (keeps) return t(notBilled ? 'reactivate.notBilled' : 'reactivate.hint', { date: until });
  return t(notBilled ? 'cancel.notBilled' : isTrial ? 'cancel.trial' : 'cancel.hint', { date: until });
}

/** Cancelling the subscription, and undoing that. */
export const endOrKeep = [
  act({
    name: 'cancel',
    operation: cancelSubscription,
    when: ({ renews }) => renews,
    confirms: (subscription) => ({ hint: <Ending subscription={subscription} />, isDanger: true }),
    request: ({ version }) => ({ body: { version } }),
  }),
  act({
    name: 'reactivate',
    operation: reactivateSubscription,
    when: ({ renews, status, periodEnd }) => !renews && status !== 'TRIALING' && periodEnd !== null,
    confirms: (subscription) => ({ hint: <Ending subscription={subscription} keeps /> }),
    request: ({ version }) => ({ body: { version } }),
  }),
];
