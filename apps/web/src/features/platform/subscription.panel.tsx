import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  getPracticeSubscription,
  type OrganisationOverview,
  type PracticeSubscription,
} from '@quillcare/contracts';
import { Facts, Panel, StatusChip } from '@quillcare/ui';
import { useState } from 'react';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { useWords } from '../../shared/words/words';
import { ActivateDialog } from './activate.dialog';
import { ExtendTrialDialog } from './extend-trial.dialog';
import { subscriptionWords } from './subscription.en';

export interface OfPractice {
  organisation: Pick<OrganisationOverview, 'id' | 'name'>;
  subscription: PracticeSubscription;
}

/** How the practice stands with the platform, and what lets it go on. */
export function SubscriptionPanel({ organisation }: Pick<OfPractice, 'organisation'>) {
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
  const [open, setOpen] = useState<'extend' | 'activate' | null>(null);
  const { plan, status, trialEndDate, access, notBilled } = subscription;
  const close = () => setOpen(null);
  const isTrial = status === 'TRIALING' || status === 'EXPIRED';
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
        {isTrial && (
          <Button variant="outlined" onClick={() => setOpen('extend')}>
            {t('extend')}
          </Button>
        )}
        {status !== 'ACTIVE' && (
          <Button variant="outlined" onClick={() => setOpen('activate')}>
            {t('activate')}
          </Button>
        )}
      </Box>
      {open === 'extend' && <ExtendTrialDialog {...{ organisation, subscription }} onClose={close} />}
      {open === 'activate' && <ActivateDialog {...{ organisation, subscription }} onClose={close} />}
    </Box>
  );
}
