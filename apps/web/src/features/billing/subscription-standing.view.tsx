import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  practiceAccessFor,
  type Subscription,
  cancelSubscription,
  reactivateSubscription,
} from '@quillcare/contracts';
import { daysBetween, formatMoney } from '@quillcare/rules';
import { FactList, StatusChip } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useFormats } from '../../shared/formats/use-formats';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { useLocale } from '../../shared/words/locale.store';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';
import { useFormatTerms } from './use-terms';
import { PageLink } from '../../shared/navigation/page-link.view';

const { act } = actsOn<Subscription>(billingWords, () => '');

/** Cancelling the subscription, and undoing that. */
const subscriptionActs = [
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

interface SubscriptionProps {
  subscription: Subscription;
}

/** The current plan, its paid-until date and what follows, and what to do if the practice is read-only. */
export function SubscriptionState({ subscription }: SubscriptionProps) {
  const { plan, status, notBilled } = subscription;
  return (
    <Paper variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">{PLAN_NAMES[plan]}</Typography>
        <StatusChip {...SUBSCRIPTION_STATUS[status]} />
      </Box>
      {notBilled && <NonBillingNotice {...notBilled} />}
      {status === 'TRIALING' && !notBilled && <TrialRemaining subscription={subscription} />}
      {status === 'PAST_DUE' && !notBilled && <OverdueNotice subscription={subscription} />}
      <Dates subscription={subscription} />
      {practiceAccessFor(status, notBilled !== null) === 'READ_ONLY' ? (
        <ReadOnlyNotice subscription={subscription} />
      ) : (
        <NextStep subscription={subscription} />
      )}
    </Paper>
  );
}

function OverdueNotice({ subscription: { suspendsOn } }: SubscriptionProps) {
  const t = useWords(billingWords);
  const { date } = useFormats();
  return (
    <Alert severity="warning">
      {suspendsOn ? t('pastDue.until', { date: date(suspendsOn) }) : t('pastDue.owes')}
    </Alert>
  );
}

function NonBillingNotice({ lastDay }: NonNullable<Subscription['notBilled']>) {
  const t = useWords(billingWords);
  const formats = useFormats();
  return (
    <Alert severity="info">
      {lastDay ? t('notBilled.until', { date: formats.date(lastDay) }) : t('notBilled.open')}{' '}
      {t('notBilled.what')}
    </Alert>
  );
}

function TrialRemaining({
  subscription: { trialStartDate, trialEndDate, trialDaysLeft },
}: SubscriptionProps) {
  const t = useWords(billingWords);
  const formats = useFormats();
  const length = Math.max(1, daysBetween(formats.dayOf(trialStartDate), formats.dayOf(trialEndDate)));
  const remaining = trialDaysLeft > 0 ? t('daysLeft', { count: trialDaysLeft }) : t('over');
  return (
    <Box>
      <Typography sx={{ mb: 0.75 }}>{remaining}</Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, ((length - trialDaysLeft) / length) * 100)}
        aria-label={remaining}
        sx={{ borderRadius: 1, height: 6 }}
      />
    </Box>
  );
}

function Dates({ subscription }: SubscriptionProps) {
  const t = useWords(billingWords);
  const formats = useFormats();
  const locale = useLocale();
  const terms = useFormatTerms();
  const { status, trialStartDate, trialEndDate, cycle, periodEnd, nextCharge, notBilled } = subscription;
  const next =
    nextCharge &&
    t('nextText', {
      amount: formatMoney(nextCharge.amountMinor, 'AUD', locale),
      date: formats.date(nextCharge.on),
      terms: [terms(nextCharge), nextCharge.discount?.label].filter(Boolean).join(', '),
    });
  return (
    <FactList
      items={[
        // A practice that paid before may be granted another trial, which its old period says nothing about.
        ...(periodEnd && status !== 'TRIALING'
          ? [
              { label: t('cycle'), value: t(`cycles.${cycle}`) },
              { label: t('paidUntil'), value: formats.date(periodEnd) },
            ]
          : [
              { label: t('trialStart'), value: formats.date(formats.dayOf(trialStartDate)) },
              // A trial does not end while the practice is not billed.
              ...(notBilled
                ? []
                : [{ label: t('trialEnd'), value: formats.date(formats.dayOf(trialEndDate)) }]),
            ]),
        { label: t('next'), value: next ?? t('nothingNext') },
      ]}
    />
  );
}

function NextStep({ subscription }: SubscriptionProps) {
  const t = useWords(billingWords);
  const formats = useFormats();
  const terms = useFormatTerms();
  const { status, renews, planned, periodEnd, notBilled } = subscription;
  const isTrial = status === 'TRIALING';
  return (
    <>
      {isTrial && !notBilled && (
        <Typography color="textSecondary">
          {t('trialNote')} {renews ? t('afterTrial', { terms: terms(subscription) }) : t('ends')}
        </Typography>
      )}
      {planned && periodEnd && !notBilled && (
        <Typography>{t('planned', { date: formats.date(periodEnd), terms: terms(planned) })}</Typography>
      )}
      {!isTrial && !renews && periodEnd && !notBilled && (
        <Alert severity="warning">{t('ending', { date: formats.date(periodEnd) })}</Alert>
      )}
      <Box sx={{ display: 'flex' }}>
        <ActButtons acts={subscriptionActs} record={subscription} />
      </Box>
    </>
  );
}

/** Says that the practice is read-only, what still works and what to do. */
function ReadOnlyNotice({ subscription: { status, periodEnd } }: SubscriptionProps) {
  const t = useWords(billingWords);
  const isSuspended = status === 'SUSPENDED';
  const why = isSuspended ? 'SUSPENDED' : periodEnd ? 'ENDED' : 'TRIAL';
  return (
    <>
      <Alert severity="warning">{t(`readOnly.${why}`)}</Alert>
      <Typography>{t(isSuspended ? 'readOnly.keepsUnpaid' : 'readOnly.keeps')}</Typography>
      <Typography>{t(isSuspended ? 'readOnly.pay' : 'readOnly.how')}</Typography>
      <PageLink to="/exports/practice" sx={{ justifySelf: 'start' }}>
        {t('readOnly.takeAlong')}
      </PageLink>
      {isSuspended && (
        <Button href="/#contact" variant="contained" sx={{ justifySelf: 'start' }}>
          {t('readOnly.contact')}
        </Button>
      )}
    </>
  );
}

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
