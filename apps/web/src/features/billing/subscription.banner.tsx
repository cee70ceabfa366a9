import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getSubscription, TRIAL_REMINDER_DAYS } from '@quillcare/contracts';
import { Link as RouterLink } from 'react-router-dom';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { isAdmin } from '../../shared/feature/visibility';
import { useFormats } from '../../shared/formats/use-formats';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

interface BannerContent {
  title: string;
  text: string;
  /** Label of the link to Billing. Absent if there is nothing to do there. */
  action?: string;
  /** Offers to export the practice's data, for those who do not continue. */
  mayLeave?: boolean;
}

/**
 * Banner on every page while the practice is closed or read-only. Administrators are also warned beforehand that the trial is
 * ending or a payment is due.
 */
export function SubscriptionBanner() {
  const content = useBannerContent();
  const mayContinue = isAdmin(useSession().user);
  const t = useWords(billingWords);
  if (!content) return null;
  const { title, text, action, mayLeave = false } = content;
  return (
    <Box component="section" aria-label={t('banner.region')}>
      <Alert
        severity="warning"
        role="presentation"
        sx={{ borderRadius: 0, px: { xs: 2, md: 3 }, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: { xs: 'wrap', lg: 'nowrap' } }}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <strong>{title}</strong> {text}
          </Box>
          {mayContinue && mayLeave && (
            <Button component={RouterLink} to="/exports/practice" size="small" color="inherit">
              {t('banner.takeAlong')}
            </Button>
          )}
          {mayContinue && action && (
            <Button component={RouterLink} to="/admin/billing" size="small" color="inherit">
              {action}
            </Button>
          )}
        </Box>
      </Alert>
    </Box>
  );
}

function useBannerContent(): BannerContent | null {
  const t = useWords(billingWords);
  const { date, dayOf } = useFormats();
  const { user, practiceAccess, exportUntil } = useSession();
  const mayContinue = isAdmin(user);
  const isOver = practiceAccess === 'READ_ONLY';
  const isFull = practiceAccess === 'FULL';
  const { data } = useOperationQuery(getSubscription, mayContinue && isFull ? {} : skipToken);
  const action = t('banner.how');
  if (practiceAccess === 'CLOSED' && exportUntil) {
    const text = t('banner.closedAdmin', { date: date(dayOf(exportUntil)) });
    return { title: t('banner.closed'), text, mayLeave: true };
  }
  if (isOver)
    return {
      title: t('banner.over'),
      text: t(mayContinue ? 'banner.overAdmin' : 'banner.overStaff'),
      action,
      mayLeave: true,
    };
  if (data?.status === 'PAST_DUE' && !data.notBilled) {
    const { suspendsOn } = data;
    const text = suspendsOn ? t('banner.owesUntil', { date: date(suspendsOn) }) : t('banner.owesThen');
    return { title: t('banner.owes'), text, action: t('banner.pay') };
  }
  // With a plan chosen to follow the trial, service continues without a break, so no warning is needed.
  const daysLeft = data?.status === 'TRIALING' && !data.renews && !data.notBilled ? data.trialDaysLeft : 0;
  if (daysLeft < 1 || daysLeft > TRIAL_REMINDER_DAYS[0]) return null;
  const title = daysLeft === 1 ? t('banner.tomorrow') : t('banner.days', { count: daysLeft });
  return { title, text: t('banner.then'), action };
}
