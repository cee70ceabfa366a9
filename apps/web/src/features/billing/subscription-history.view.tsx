import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { listSubscriptionEvents, type SubscriptionEvent } from '@quillcare/contracts';
import { Panel, Muted } from '@quillcare/ui';
import { useState } from 'react';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

/** Number of entries shown until the user asks for all. */
const INITIAL_COUNT = 8;

/** The subscription's history, newest first. */
export function SubscriptionHistory() {
  const t = useWords(billingWords);
  const request = useOperationQuery(listSubscriptionEvents, {});
  return (
    <Panel title={t('history.title')}>
      <Loaded request={request} failed={t('history.failed')} skeleton={96}>
        {({ items }) => <Entries events={items} />}
      </Loaded>
    </Panel>
  );
}

function Entries({ events }: { events: readonly SubscriptionEvent[] }) {
  const t = useWords(billingWords);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? events : events.slice(0, INITIAL_COUNT);
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </Box>
      {shown.length < events.length && (
        <Button size="small" sx={{ mt: 1.5 }} onClick={() => setShowsAll(true)}>
          {t('history.all', { count: events.length })}
        </Button>
      )}
    </>
  );
}

function Entry({ event: { kind, about, at, plan, trialEndDate } }: { event: SubscriptionEvent }) {
  const t = useWords(billingWords);
  const { dateTime, date, dayOf } = useFormats();
  // Entries without `about` predate the other kinds of update and concern the trial.
  const update = about ?? 'TRIAL_EXTENDED';
  const isUpdate = kind === 'SUBSCRIPTION_UPDATED';
  const isOfTrial = kind === 'TRIAL_STARTED' || (isUpdate && update === 'TRIAL_EXTENDED');
  const isOfPlan = !/^(INVOICE|PAYMENT_METHOD)_/.test(kind);
  const detail = isOfTrial
    ? t('history.trialUntil', { date: date(dayOf(trialEndDate)) })
    : isOfPlan && t('history.plan', { plan: PLAN_NAMES[plan] });
  return (
    <Box component="li" sx={{ display: 'flex', columnGap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 160px' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {isUpdate ? t(`history.about.${update}`) : t(`history.kinds.${kind}`)}
        </Typography>
        {detail && <Muted>{detail}</Muted>}
      </Box>
      <Typography color="textSecondary" className="tabular">
        {dateTime(at)}
      </Typography>
    </Box>
  );
}
