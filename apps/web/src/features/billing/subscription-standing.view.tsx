import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { accessOf, type Subscription } from '@quillcare/contracts';
import { daysBetween, formatMoney } from '@quillcare/rules';
import { Facts, StatusChip } from '@quillcare/ui';
import { useState } from 'react';
import { useFormats } from '../../shared/formats/use-formats';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { useLocale } from '../../shared/words/locale.store';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';
import { EndOrKeepDialog } from './end-or-keep.dialog';
import { useTerms } from './use-terms';

interface OfSubscription {
  subscription: Subscription;
}

/** The plan, what it is paid until, what follows, and what to do where the practice is read-only. */
export function SubscriptionStanding({ subscription }: OfSubscription) {
  const { plan, status } = subscription;
  return (
    <Paper variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 2, maxWidth: { lg: 640 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">{PLAN_NAMES[plan]}</Typography>
        <StatusChip {...SUBSCRIPTION_STATUS[status]} />
      </Box>
      {status === 'TRIALING' && <TrialLeft subscription={subscription} />}
      <Dates subscription={subscription} />
      {accessOf(status) === 'READ_ONLY' ? (
        <ReadOnlyNotice subscription={subscription} />
      ) : (
        <WhatFollows subscription={subscription} />
      )}
    </Paper>
  );
}

function TrialLeft({ subscription: { trialStartDate, trialEndDate, trialDaysLeft } }: OfSubscription) {
  const t = useWords(billingWords);
  const formats = useFormats();
  const length = Math.max(1, daysBetween(formats.dayOf(trialStartDate), formats.dayOf(trialEndDate)));
  const left = trialDaysLeft > 0 ? t('daysLeft', { count: trialDaysLeft }) : t('over');
  return (
    <Box>
      <Typography sx={{ mb: 0.75 }}>{left}</Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, ((length - trialDaysLeft) / length) * 100)}
        aria-label={left}
        sx={{ borderRadius: 1, height: 6 }}
      />
    </Box>
  );
}

function Dates({ subscription }: OfSubscription) {
  const t = useWords(billingWords);
  const formats = useFormats();
  const locale = useLocale();
  const terms = useTerms();
  const { trialStartDate, trialEndDate, cycle, periodEnd, nextCharge } = subscription;
  const next =
    nextCharge &&
    t('nextText', {
      amount: formatMoney(nextCharge.amountMinor, 'AUD', locale),
      date: formats.date(nextCharge.on),
      terms: terms(nextCharge),
    });
  return (
    <Facts
      items={[
        ...(periodEnd
          ? [
              { label: t('cycle'), value: t(`cycles.${cycle}`) },
              { label: t('paidUntil'), value: formats.date(periodEnd) },
            ]
          : [
              { label: t('trialStart'), value: formats.date(formats.dayOf(trialStartDate)) },
              { label: t('trialEnd'), value: formats.date(formats.dayOf(trialEndDate)) },
            ]),
        { label: t('next'), value: next ?? t('nothingNext') },
      ]}
    />
  );
}

function WhatFollows({ subscription }: OfSubscription) {
  const t = useWords(billingWords);
  const formats = useFormats();
  const terms = useTerms();
  const [isAsking, setAsking] = useState(false);
  const { status, renews, planned, periodEnd } = subscription;
  const isTrial = status === 'TRIALING';
  return (
    <>
      {isTrial && (
        <Typography color="textSecondary">
          {t('trialNote')} {renews ? t('afterTrial', { terms: terms(subscription) }) : t('ends')}
        </Typography>
      )}
      {planned && periodEnd && (
        <Typography>{t('planned', { date: formats.date(periodEnd), terms: terms(planned) })}</Typography>
      )}
      {!isTrial && !renews && periodEnd && (
        <Alert severity="warning">{t('ending', { date: formats.date(periodEnd) })}</Alert>
      )}
      {(renews || !isTrial) && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
          {t(renews ? 'cancel.action' : 'reactivate.action')}
        </Button>
      )}
      {isAsking && <EndOrKeepDialog subscription={subscription} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What is so, what stays, and what to do. */
function ReadOnlyNotice({ subscription: { status, periodEnd } }: OfSubscription) {
  const t = useWords(billingWords);
  const isSuspended = status === 'SUSPENDED';
  const why = isSuspended ? 'SUSPENDED' : periodEnd ? 'ENDED' : 'TRIAL';
  return (
    <>
      <Alert severity="warning">{t(`readOnly.${why}`)}</Alert>
      <Typography>{t('readOnly.keeps')}</Typography>
      <Typography>{t(isSuspended ? 'readOnly.pay' : 'readOnly.how')}</Typography>
      {isSuspended && (
        <Button href="/#contact" variant="contained" sx={{ justifySelf: 'start' }}>
          {t('readOnly.contact')}
        </Button>
      )}
    </>
  );
}
