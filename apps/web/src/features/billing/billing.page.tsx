import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { accessOf, getSubscription, listPlans, type Subscription } from '@quillcare/contracts';
import { daysBetween } from '@quillcare/rules';
import { Facts, PageHeader, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { PlanCard } from '../../shared/plans/plan.card';
import { Loaded } from '../../shared/loading/loaded.view';
import { billingWords } from './billing.en';
import { SubscriptionHistory } from './subscription-history.view';
import { useWords } from '../../shared/words/words';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';

export function BillingPage() {
  const t = useWords(billingWords);
  const request = useOperationQuery(getSubscription, {});
  const { data: plans } = useOperationQuery(listPlans, {});
  const own = request.currentData;
  const mine = plans?.items.find(({ code }) => code === own?.plan);
  return (
    <>
      <PageHeader title={t('title')} />
      <Loaded request={request} failed={t('failed')} skeleton={180}>
        {(subscription) => (
          <Trial subscription={subscription} planName={mine?.name ?? PLAN_NAMES[subscription.plan]} />
        )}
      </Loaded>
      <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
        {t('plans')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {plans?.items.map((plan) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            per={t('perMonth')}
            badge={plan.code === own?.plan ? t('yours') : undefined}
          />
        ))}
      </Box>
      <SubscriptionHistory />
    </>
  );
}

function Trial({ subscription, planName }: { subscription: Subscription; planName: string }) {
  const t = useWords(billingWords);
  const formats = useFormats();
  const { trialStartDate, trialEndDate, trialDaysLeft, status } = subscription;
  const length = Math.max(1, daysBetween(formats.dayOf(trialStartDate), formats.dayOf(trialEndDate)));
  const left = trialDaysLeft > 0 ? t('daysLeft', { count: trialDaysLeft }) : t('over');
  return (
    <Paper variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 2, maxWidth: 640 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">{planName}</Typography>
        <StatusChip {...SUBSCRIPTION_STATUS[status]} />
      </Box>
      {status === 'TRIALING' && (
        <Box>
          <Typography sx={{ mb: 0.75 }}>{left}</Typography>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, ((length - trialDaysLeft) / length) * 100)}
            aria-label={left}
            sx={{ borderRadius: 1, height: 6 }}
          />
        </Box>
      )}
      <Facts
        items={[
          { label: t('trialStart'), value: formats.date(formats.dayOf(trialStartDate)) },
          { label: t('trialEnd'), value: formats.date(formats.dayOf(trialEndDate)) },
        ]}
      />
      {accessOf(status) === 'READ_ONLY' ? (
        <ReadOnlyNotice status={status} />
      ) : (
        <Typography color="textSecondary">
          {t('trialNote')} {status === 'TRIALING' && t('ends')}
        </Typography>
      )}
    </Paper>
  );
}

/** What is so, what stays, and what to do; until practices can pay in the product, they write to us. */
function ReadOnlyNotice({ status }: Pick<Subscription, 'status'>) {
  const t = useWords(billingWords);
  return (
    <>
      <Alert severity="warning">{t(`readOnly.${status === 'SUSPENDED' ? 'SUSPENDED' : 'TRIAL'}`)}</Alert>
      <Typography>{t('readOnly.keeps')}</Typography>
      <Typography>{t('readOnly.how')}</Typography>
      <Button href="/#contact" variant="contained" sx={{ justifySelf: 'start' }}>
        {t('readOnly.contact')}
      </Button>
    </>
  );
}
