import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../../app/errors/not-found.page';
import { useSessionControl } from '../../app/session';
import { anchorTo } from './landing-ways';
import { landingTexts } from './landing.texts';
import { missingAt, type WayOn } from './missing.texts';
import { PublicLayout } from './public-layout';

const WAYS: Record<WayOn, { to: string; label: string }> = {
  trial: { to: '/create-account', label: landingTexts.start },
  dashboard: { to: '/dashboard', label: landingTexts.dashboard },
  front: { to: '/', label: landingTexts.toFront },
  features: { to: anchorTo('features'), label: landingTexts.toFeatures },
  pricing: { to: anchorTo('pricing'), label: landingTexts.toPricing },
  contact: { to: anchorTo('contact'), label: landingTexts.toContact },
};

/** An address without a page: what there is instead, and ways on. */
export function MissingPage() {
  const { pathname } = useLocation();
  const { state } = useSessionControl();
  const { hint, ways } = missingAt(pathname);
  // Who has an account needs no trial.
  const own: readonly WayOn[] =
    state.status === 'signed-in' ? ['dashboard', ...ways.filter((way) => way !== 'trial')] : ways;
  return (
    <PublicLayout>
      <NotFoundPage isWithinShell hint={hint}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {own.map((way, at) => (
            <Button
              key={way}
              component={RouterLink}
              to={WAYS[way].to}
              variant={at === 0 ? 'contained' : 'outlined'}
            >
              {WAYS[way].label}
            </Button>
          ))}
        </Box>
      </NotFoundPage>
    </PublicLayout>
  );
}
