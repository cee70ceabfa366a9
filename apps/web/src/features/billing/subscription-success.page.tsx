import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { getSubscription, listPlans, type Subscription } from '@quillcare/contracts';
import { ErrorState, Facts, LoadingScreen, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useLocale } from '../../shared/words/locale.store';
import { useSession, useSessionControl } from '../../shared/session/session.context';
import { useUnfinishedPath } from '../../shared/session/use-unfinished-path';
import { createFormats } from '../../shared/formats/use-formats';
import { PlainPage } from '../../shared/pages/plain-page.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { SUBSCRIPTION_STATUS, billingTexts, successTexts } from './billing.texts';

/** Where a payment leads back to: it shows what is on record, and claims nothing that is not. */
export function SubscriptionSuccessPage() {
  const { state } = useSessionControl();
  const unfinished = useUnfinishedPath();
  if (state.status === 'loading') return <LoadingScreen />;
  if (unfinished) return <Navigate to={unfinished} replace />;
  return (
    <PlainPage title={successTexts.title} subtitle={successTexts.subtitle}>
      {state.status === 'unreachable' && (
        <ErrorState title={billingTexts.failed} message={state.problem.detail} onRetry={state.retry} />
      )}
      {state.status === 'signed-out' && <SignInFirst />}
      {state.status === 'signed-in' && <OnRecord />}
    </PlainPage>
  );
}

function OnRecord() {
  const request = useOperationQuery(getSubscription, {});
  return (
    <Loaded
      request={request}
      failed={billingTexts.failed}
      skeleton={<LoadingScreen size="medium" fullPage={false} />}
    >
      {(subscription) => <Subscribed subscription={subscription} />}
    </Loaded>
  );
}

function Subscribed({ subscription }: { subscription: Subscription }) {
  const { data: plans } = useOperationQuery(listPlans, {});
  const formats = createFormats(useSession().organisation, useLocale());
  const name = plans?.items.find(({ code }) => code === subscription.plan)?.name ?? subscription.plan;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Paper variant="outlined" sx={{ p: 2.5, width: '100%' }}>
        <Facts
          items={[
            { label: billingTexts.plan, value: name },
            {
              label: billingTexts.status,
              value: <StatusChip {...SUBSCRIPTION_STATUS[subscription.status]} />,
            },
            { label: billingTexts.trialEnd, value: formats.date(formats.dayOf(subscription.trialEndDate)) },
          ]}
        />
      </Paper>
      <Typography color="textSecondary">{successTexts.note}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={RouterLink} to="/startup-wizard" variant="contained">
          {successTexts.start}
        </Button>
        <Button component={RouterLink} to="/admin/billing" variant="outlined">
          {successTexts.billing}
        </Button>
      </Box>
    </Box>
  );
}

function SignInFirst() {
  return (
    <Button component={RouterLink} to="/login?next=%2Fsubscription-success" variant="contained">
      {successTexts.signIn}
    </Button>
  );
}
