import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { getSubscription, listPlans, type Subscription } from '@quillcare/contracts';
import { ErrorState, FactList, LoadingScreen, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { isAdmin } from '../../shared/feature/visibility';
import { useLocale } from '../../shared/words/locale.store';
import { useSession, useSessionControl } from '../../shared/session/session.context';
import { useUnfinishedPath } from '../../shared/session/use-unfinished-path';
import { createFormats } from '../../shared/formats/use-formats';
import { PlainPage } from '../../shared/pages/plain-page.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { billingWords } from './billing.en';
import { useWords } from '../../shared/words/words';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';

/** Return page after a payment. It shows only what is on record, never an assumed success. */
export function SubscriptionSuccessPage() {
  const t = useWords(billingWords);
  const { state } = useSessionControl();
  const unfinished = useUnfinishedPath();
  if (state.status === 'loading') return <LoadingScreen />;
  if (unfinished) return <Navigate to={unfinished} replace />;
  return (
    <PlainPage title={t('success.title')} subtitle={t('success.subtitle')}>
      {state.status === 'unreachable' && (
        <ErrorState title={t('failed')} message={state.problem.detail} onRetry={state.retry} />
      )}
      {state.status === 'signed-out' && <SignInPrompt />}
      {state.status === 'signed-in' && <SavedSubscription />}
    </PlainPage>
  );
}

function SavedSubscription() {
  const { user } = useSession();
  return isAdmin(user) ? <Plan /> : <AdministratorNotice />;
}

function Plan() {
  const t = useWords(billingWords);
  const request = useOperationQuery(getSubscription, {});
  return (
    <Loaded
      request={request}
      failed={t('failed')}
      skeleton={<LoadingScreen size="medium" fullPage={false} />}
    >
      {(subscription) => <Subscribed subscription={subscription} />}
    </Loaded>
  );
}

function Subscribed({ subscription }: { subscription: Subscription }) {
  const t = useWords(billingWords);
  const { data: plans } = useOperationQuery(listPlans, {});
  const formats = createFormats(useSession().organisation, useLocale());
  const name =
    plans?.items.find(({ code }) => code === subscription.plan)?.name ?? PLAN_NAMES[subscription.plan];
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Paper variant="outlined" sx={{ p: 2.5, width: '100%' }}>
        <FactList
          items={[
            { label: t('plan'), value: name },
            { label: t('status'), value: <StatusChip {...SUBSCRIPTION_STATUS[subscription.status]} /> },
            { label: t('trialEnd'), value: formats.date(formats.dayOf(subscription.trialEndDate)) },
          ]}
        />
      </Paper>
      <Typography color="textSecondary">{t('success.note')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={RouterLink} to="/startup-wizard" variant="contained">
          {t('success.start')}
        </Button>
        <Button component={RouterLink} to="/admin/billing" variant="outlined">
          {t('success.billing')}
        </Button>
      </Box>
    </Box>
  );
}

/** Shown to other staff, who learn what matters to them from the banner on every page. */
function AdministratorNotice() {
  const t = useWords(billingWords);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Typography color="textSecondary">{t('success.staff')}</Typography>
      <Button component={RouterLink} to="/" variant="contained">
        {t('success.continue')}
      </Button>
    </Box>
  );
}

function SignInPrompt() {
  const t = useWords(billingWords);
  return (
    <Button component={RouterLink} to="/login?next=%2Fsubscription-success" variant="contained">
      {t('success.signIn')}
    </Button>
  );
}
