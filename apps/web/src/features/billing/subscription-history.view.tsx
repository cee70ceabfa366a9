import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listSubscriptionEvents, type SubscriptionEvent } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

/** What happened to the practice's subscription, the newest first. */
export function SubscriptionHistory() {
  const t = useWords(billingWords);
  const request = useOperationQuery(listSubscriptionEvents, {});
  return (
    <Box sx={{ mt: 4, maxWidth: { lg: 640 } }}>
      <Panel title={t('history.title')}>
        <Loaded request={request} failed={t('history.failed')} skeleton={96}>
          {({ items }) => (
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {items.map((event) => (
                <Entry key={event.id} event={event} />
              ))}
            </Box>
          )}
        </Loaded>
      </Panel>
    </Box>
  );
}

function Entry({ event: { kind, about, at, plan, trialEndDate } }: { event: SubscriptionEvent }) {
  const t = useWords(billingWords);
  const { dateTime, date, dayOf } = useFormats();
  // An entry of the time before there were others is about the trial.
  const update = about ?? 'TRIAL_EXTENDED';
  const isUpdate = kind === 'SUBSCRIPTION_UPDATED';
  const isOfTrial = kind === 'TRIAL_STARTED' || (isUpdate && update === 'TRIAL_EXTENDED');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {isUpdate ? t(`history.about.${update}`) : t(`history.kinds.${kind}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {isOfTrial
            ? t('history.trialUntil', { date: date(dayOf(trialEndDate)) })
            : t('history.plan', { plan: PLAN_NAMES[plan] })}
        </Typography>
      </Box>
      <Typography color="textSecondary" className="tabular">
        {dateTime(at)}
      </Typography>
    </Box>
  );
}
