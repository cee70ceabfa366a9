import { activateSubscription, extendTrial, subscriptionPlan } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { actsOn } from '../../shared/acts/define-act';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { useWords, word } from '../../shared/words/words';
import { subscriptionWords } from './subscription.en';
import type { OfPractice } from './subscription.panel';

const nameOf = ({ organisation }: OfPractice) => organisation.name;
const { act } = actsOn<OfPractice>(subscriptionWords, nameOf);
const TWO_WEEKS = 14;

/** Actions that keep a practice running, such as extending its trial. */
export const subscriptionActs = [
  act({
    name: 'extend',
    operation: extendTrial,
    when: ({ subscription: { status } }) => status === 'TRIALING' || status === 'EXPIRED',
    useFacts: () => useFormats().today(),
    asks: extendTrial.body.pick({ lastDay: true, reason: true }),
    starts: (_practice, today) => ({ lastDay: addDays(today, TWO_WEEKS) }),
    inputs: (_practice, today) => <TrialFields today={today} />,
    request: ({ organisation, subscription: { version } }, values) => ({
      params: { id: organisation.id },
      body: { version, ...values },
    }),
    about: nameOf,
    maxWidth: 'sm',
  }),
  act({
    name: 'activate',
    operation: activateSubscription,
    when: ({ subscription: { status } }) => status !== 'ACTIVE',
    asks: activateSubscription.body.pick({ plan: true, reason: true }),
    fields: {
      plan: { show: (plan) => PLAN_NAMES[subscriptionPlan.parse(plan)] },
      reason: { multiline: true },
    },
    starts: ({ subscription: { plan } }) => ({ plan }),
    hint: ({ subscription: { notBilled } }) =>
      notBilled ? word(subscriptionWords, 'activate.unbilled') : undefined,
    request: ({ organisation, subscription: { version } }, values) => ({
      params: { id: organisation.id },
      body: { version, ...values },
    }),
    about: nameOf,
    maxWidth: 'sm',
  }),
];

function TrialFields({ today }: { today: string }) {
  const t = useWords(subscriptionWords);
  return (
    <>
      <DateInput name="lastDay" label={t('fields.lastDay')} min={addDays(today, 1)} />
      <TextInput name="reason" label={t('fields.reason')} help={t('help.reason')} maxLength={500} multiline />
    </>
  );
}
