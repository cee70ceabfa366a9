import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { listPlans, type Plan } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSessionControl } from '../../shared/session/session.context';
import { PlanCard } from '../../shared/plans/plan.card';
import { Loaded } from '../../shared/loading/loaded.view';
import { ANCHORED, COLUMN } from './landing.styles';
import { landingWords } from './landing.en';
import { useWords } from '../../shared/words/words';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

export function LandingPricing() {
  const t = useWords(landingWords);
  const request = useOperationQuery(listPlans, {});
  const { state } = useSessionControl();
  // Signed-in users already have a plan; signing up again would only send them back.
  const isSignedIn = state.status === 'signed-in';
  return (
    <Box
      component="section"
      id="pricing"
      aria-labelledby="pricing-title"
      tabIndex={-1}
      sx={{ ...ANCHORED, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Box sx={{ ...COLUMN, py: { xs: 7, md: 10 } }}>
        <Typography variant="h2" id="pricing-title" sx={{ fontSize: '1.5rem', mb: 0.5 }}>
          {t('pricingTitle')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {t('trial')} {t('gst')}
        </Typography>
        <Loaded request={request} failed={t('plansFailed')} skeleton={<LoadingPlans />}>
          {({ items }) => (
            <Box sx={GRID}>
              {items.map((plan) => (
                <PlanCard
                  key={plan.code}
                  plan={plan}
                  per={t('perMonth')}
                  perYear={(price) => t('perYear', { price })}
                  badge={plan.mostPopular ? t('popular') : undefined}
                  action={isSignedIn ? undefined : <StartTrial plan={plan} />}
                />
              ))}
            </Box>
          )}
        </Loaded>
        {isSignedIn && (
          <Button component={RouterLink} to="/admin/billing" variant="outlined" sx={{ mt: 2 }}>
            {t('ownPlan')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function LoadingPlans() {
  return (
    <Box sx={GRID}>
      {[0, 1, 2].map((n) => (
        <Skeleton key={n} variant="rounded" height={364} />
      ))}
    </Box>
  );
}

function StartTrial({ plan }: { plan: Plan }) {
  const t = useWords(landingWords);
  return (
    <Button
      component={RouterLink}
      to={`/create-account?plan=${plan.code}`}
      variant={plan.mostPopular ? 'contained' : 'outlined'}
      fullWidth
    >
      {t('start')}
    </Button>
  );
}
