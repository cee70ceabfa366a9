import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  getSubscription,
  listPlans,
  type BillingCycle,
  type Plan,
  type Subscription,
  finishCheckout,
  updateBillingContact,
} from '@quillcare/contracts';
import { formatBusinessNumber } from '@quillcare/rules';
import { PageHeader, FactList, Panel } from '@quillcare/ui';
import { useState, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery, useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { Loaded } from '../../shared/loading/loaded.view';
import { PlanCard } from '../../shared/plans/plan.card';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { withParams } from '../../shared/navigation/with-params';
import { billingWords } from './billing.en';
import { changePlanAct } from './change-plan.definition';
import { InvoicesPanel } from './invoices.panel';
import { PaymentMethodsPanel } from './payment-methods.panel';
import { SubscriptionHistory } from './subscription-history.view';
import { SubscriptionState } from './subscription-standing.view';
import { UsagePanel } from './usage.panel';

const changeContactAct = actsOn<Subscription>(billingWords, () => '').act({
  name: 'contact',
  operation: updateBillingContact,
  asks: updateBillingContact.body.omit({ version: true }),
  starts: ({ contact: { name, email, businessNumber } }) => ({
    name: name ?? '',
    email: email ?? '',
    businessNumber: businessNumber ?? '',
  }),
  request: ({ version }, values) => ({ body: { version, ...values } }),
  maxWidth: 'sm',
});

const CHECKOUT_PARAM = 'checkout';

export function BillingPage() {
  const t = useWords(billingWords);
  const problem = useCheckout();
  const request = useOperationQuery(getSubscription, {});
  return (
    <>
      <PageHeader title={t('title')} />
      {problem && (
        <Alert severity="warning" sx={{ mb: 3, maxWidth: { lg: 640 } }}>
          {t('checkout.problem', { problem })}
        </Alert>
      )}
      <Loaded request={request} failed={t('failed')} skeleton={180}>
        {(subscription) => (
          <>
            <Box sx={COLUMNS}>
              <SubscriptionState subscription={subscription} />
              <UsagePanel onChange={showPlans} />
            </Box>
            <Plans subscription={subscription} />
          </>
        )}
      </Loaded>
      <Box sx={{ ...COLUMNS, mt: 4, alignItems: 'start' }}>
        <InvoicesPanel />
        <Box sx={{ display: 'grid', gap: 3 }}>
          {request.data && <ContactPanel subscription={request.data} />}
          <PaymentMethodsPanel />
          <SubscriptionHistory />
        </Box>
      </Box>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const PLANS_ID = 'plans';

function showPlans(): void {
  const heading = document.getElementById(PLANS_ID);
  heading?.scrollIntoView?.({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function Plans({ subscription }: { subscription: Subscription }) {
  const t = useWords(billingWords);
  const { data: plans } = useOperationQuery(listPlans, {});
  const { version } = subscription;
  const [cycle, setCycle] = useState<BillingCycle>(subscription.cycle);
  const { start, dialog } = useActs();
  return (
    <>
      <Box sx={{ mt: 4, mb: 2, display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" id={PLANS_ID} tabIndex={-1}>
          {t('plans')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={cycle}
          aria-label={t('cycle')}
          onChange={(_event, value: BillingCycle | null) => value && setCycle(value)}
        >
          <ToggleButton value="MONTHLY">{t('cycles.MONTHLY')}</ToggleButton>
          <ToggleButton value="YEARLY">{t('cycles.YEARLY')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
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
            perYear={(price) => t('perYear', { price })}
            badge={plan.code === subscription.plan ? t('yours') : undefined}
            action={
              isOffered(subscription, plan.code, cycle) && (
                <Button
                  variant={plan.code === subscription.plan ? 'contained' : 'outlined'}
                  onClick={() => start(changePlanAct, { version, terms: { plan: plan.code, cycle } })}
                >
                  {t('choose', { plan: plan.name })}
                </Button>
              )
            }
          />
        ))}
      </Box>
      {dialog}
    </>
  );
}

/**
 * Returns whether choosing this plan would change anything. That includes the current plan if choosing it drops a planned change
 * or continues it after the trial.
 */
function isOffered(
  { status, plan, cycle, renews, planned, notBilled }: Subscription,
  code: Plan['code'],
  targetCycle: BillingCycle,
): boolean {
  if (status === 'SUSPENDED') return false;
  if (status === 'EXPIRED' && !notBilled) return true;
  if (planned && planned.plan === code && planned.cycle === targetCycle) return false;
  if (plan !== code || cycle !== targetCycle) return true;
  return planned !== null || ((status === 'TRIALING' || status === 'EXPIRED') && !renews);
}

/** Completes a checkout, once, when the user returns from the card provider. Returns why it failed, or null. */
function useCheckout(): string | null {
  const t = useWords(billingWords);
  const [parameters, setParameters] = useSearchParams();
  const [run] = useOperationMutation(finishCheckout);
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef<string | null>(null);
  const sessionId = parameters.get(CHECKOUT_PARAM);
  useEffect(() => {
    if (!sessionId || begun.current === sessionId) return;
    begun.current = sessionId;
    setParameters(withParams(parameters, { [CHECKOUT_PARAM]: null }), { replace: true });
    run({ body: { sessionId } }).then(
      ({ done }) => showToast({ title: t(`checkout.${done}`) }),
      (error: unknown) => setProblem(toProblem(error).detail),
    );
  }, [sessionId, parameters, setParameters, run, t]);
  return problem;
}

/** Billing contact to whom invoices are addressed. */
function ContactPanel({ subscription }: { subscription: Subscription }) {
  const t = useWords(billingWords);
  const { name, email, businessNumber } = subscription.contact;
  return (
    <Panel title={t('contact.heading')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <FactList
          items={[
            { label: t('contact.fields.name'), value: name ?? t('contact.none') },
            { label: t('contact.fields.email'), value: email ?? t('contact.none') },
            {
              label: t('contact.fields.businessNumber'),
              value: businessNumber ? formatBusinessNumber(businessNumber) : t('contact.none'),
            },
          ]}
        />
        <ActButtons acts={[changeContactAct]} record={subscription} />
      </Box>
    </Panel>
  );
}
