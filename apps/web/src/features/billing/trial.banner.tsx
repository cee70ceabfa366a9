import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getSubscription, TRIAL_REMINDER_DAYS } from '@quillcare/contracts';
import { Link as RouterLink } from 'react-router-dom';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { isAdmin } from '../../shared/feature/visibility';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

/** Says on every page that the practice is read-only, and to administrators before that its trial ends soon. */
export function TrialBanner() {
  const t = useWords(billingWords);
  const { user, practiceAccess } = useSession();
  const mayContinue = isAdmin(user);
  const isOver = practiceAccess === 'READ_ONLY';
  const { data } = useOperationQuery(getSubscription, mayContinue && !isOver ? {} : skipToken);
  // Whoever has chosen a plan for afterwards goes on without a break.
  const left = data?.status === 'TRIALING' && !data.renews ? data.trialDaysLeft : null;
  if (!isOver && (left === null || left < 1 || left > TRIAL_REMINDER_DAYS[0])) return null;
  const [title, text] = isOver
    ? [t('banner.over'), t(mayContinue ? 'banner.overAdmin' : 'banner.overStaff')]
    : [left === 1 ? t('banner.tomorrow') : t('banner.days', { count: left ?? 0 }), t('banner.then')];
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
          {mayContinue && (
            <Button component={RouterLink} to="/admin/billing" size="small" color="inherit">
              {t('banner.how')}
            </Button>
          )}
        </Box>
      </Alert>
    </Box>
  );
}
