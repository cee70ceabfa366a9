import Box from '@mui/material/Box';
import {
  getPracticeSubscription,
  type OrganisationOverview,
  type PracticeSubscription,
  activateSubscription,
  extendTrial,
  subscriptionPlan,
} from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { FactList, Panel, StatusChip } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { useWords, word } from '../../shared/words/words';
import { subscriptionWords } from './subscription.en';

const nameOf = ({ organisation }: PracticeSubscriptionProps) => organisation.name;

const { act } = actsOn<PracticeSubscriptionProps>(subscriptionWords, nameOf);

const TWO_WEEKS = 14;

/** Actions that keep a practice running, such as extending its trial. */
const subscriptionActs = [
  act({
    name: 'extend',
    operation: extendTrial,
    when: ({ subscription: { status } }) => status === 'TRIALING' || status === 'EXPIRED',
    useFacts: useLastDay,
    asks: extendTrial.body.pick({ lastDay: true, reason: true }),
    starts: (_practice, after) => ({ lastDay: addDays(after, TWO_WEEKS) }),
    inputs: (_practice, after) => <TrialFields after={after} />,
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

export interface PracticeSubscriptionProps {
  organisation: Pick<OrganisationOverview, 'id' | 'name'>;
  subscription: PracticeSubscription;
}

/** The practice's subscription, with actions that keep it running. */
export function SubscriptionPanel({
  record: organisation,
}: {
  record: PracticeSubscriptionProps['organisation'];
}) {
  const t = useWords(subscriptionWords);
  const request = useOperationQuery(getPracticeSubscription, { params: { id: organisation.id } });
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('failed')} skeleton={120}>
        {(subscription) => <SubscriptionStatus {...{ organisation, subscription }} />}
      </Loaded>
    </Panel>
  );
}

function SubscriptionStatus({ organisation, subscription }: PracticeSubscriptionProps) {
  const t = useWords(subscriptionWords);
  const { date, dateTime } = useFormats();
  const { plan, status, trialEndDate, access, notBilled } = subscription;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FactList
        items={[
          { label: t('plan'), value: PLAN_NAMES[plan] },
          { label: t('status'), value: <StatusChip {...SUBSCRIPTION_STATUS[status]} /> },
          { label: t(status === 'TRIALING' ? 'trialEnds' : 'trialEnded'), value: dateTime(trialEndDate) },
          ...(notBilled
            ? [
                {
                  label: t('notBilled'),
                  value: notBilled.lastDay ? t('until', { date: date(notBilled.lastDay) }) : t('openEnd'),
                },
              ]
            : []),
          { label: t('access'), value: t(`accessOf.${access}`) },
        ]}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <ActButtons acts={subscriptionActs} record={{ organisation, subscription }} />
      </Box>
    </Box>
  );
}

/** Returns the last day of a practice's trial, or today if it has ended: a trial is extended from there. */
function useLastDay(practice: PracticeSubscriptionProps | null): string {
  const { today, dayOf } = useFormats();
  const last = practice ? dayOf(practice.subscription.trialEndDate) : today();
  return last > today() ? last : today();
}

function TrialFields({ after }: { after: string }) {
  const t = useWords(subscriptionWords);
  return (
    <>
      <DateInput name="lastDay" label={t('fields.lastDay')} min={addDays(after, 1)} />
      <TextInput name="reason" label={t('fields.reason')} help={t('help.reason')} maxLength={500} multiline />
    </>
  );
}
