import Box from '@mui/material/Box';
import {
  getPracticeSubscription,
  type OrganisationOverview,
  type PracticeSubscription,
} from '@quillcare/contracts';
import { Facts, Panel, StatusChip } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { useWords } from '../../shared/words/words';
import { subscriptionActs } from './subscription-acts.definition';
import { subscriptionWords } from './subscription.en';

export interface OfPractice {
  organisation: Pick<OrganisationOverview, 'id' | 'name'>;
  subscription: PracticeSubscription;
}

/** The practice's subscription, with actions that keep it running. */
export function SubscriptionPanel({ record: organisation }: { record: OfPractice['organisation'] }) {
  const t = useWords(subscriptionWords);
  const request = useOperationQuery(getPracticeSubscription, { params: { id: organisation.id } });
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('failed')} skeleton={120}>
        {(subscription) => <Standing {...{ organisation, subscription }} />}
      </Loaded>
    </Panel>
  );
}

function Standing({ organisation, subscription }: OfPractice) {
  const t = useWords(subscriptionWords);
  const { date, dateTime } = useFormats();
  const { plan, status, trialEndDate, access, notBilled } = subscription;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts
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
