import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { NotFoundPage } from '../../shared/pages/not-found.page';
import { useSessionControl } from '../../shared/session/session.context';
import { anchorTo } from './landing-ways';
import { landingTexts } from './landing.texts';
import { missingTexts } from './missing.texts';
import { PublicLayout } from './public.layout';

const DASHBOARD = { to: '/dashboard', label: landingTexts.dashboard };
const WAYS = [
  { to: '/', label: landingTexts.toFront },
  { to: anchorTo('contact'), label: landingTexts.toContact },
];

/** An address without a page, with links to continue. */
export function MissingPage() {
  const { state } = useSessionControl();
  const ways = state.status === 'signed-in' ? [DASHBOARD, ...WAYS] : WAYS;
  return (
    <PublicLayout>
      <NotFoundPage isWithinShell hint={missingTexts.hint}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {ways.map(({ to, label }, at) => (
            <Button key={to} component={RouterLink} to={to} variant={at === 0 ? 'contained' : 'outlined'}>
              {label}
            </Button>
          ))}
        </Box>
      </NotFoundPage>
    </PublicLayout>
  );
}
