import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { NotFoundPage } from '../../shared/pages/not-found.page';
import { useSessionControl } from '../../shared/session/session.context';
import { anchorTo } from './landing-ways';
import { landingWords } from './landing.en';
import { missingWords } from './missing.en';
import { PublicLayout } from './public.layout';
import { useWords } from '../../shared/words/words';

const DASHBOARD = { to: '/dashboard', label: 'dashboard' } as const;
const WAYS = [
  { to: '/', label: 'toFront' },
  { to: anchorTo('contact'), label: 'toContact' },
] as const;

/** The "page not found" page, with links to continue from. */
export function MissingPage() {
  const tMissing = useWords(missingWords);
  const tLanding = useWords(landingWords);
  const { state } = useSessionControl();
  const ways = state.status === 'signed-in' ? [DASHBOARD, ...WAYS] : WAYS;
  return (
    <PublicLayout>
      <NotFoundPage isWithinShell hint={tMissing('hint')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {ways.map(({ to, label }, at) => (
            <Button key={to} component={RouterLink} to={to} variant={at === 0 ? 'contained' : 'outlined'}>
              {tLanding(`${label}`)}
            </Button>
          ))}
        </Box>
      </NotFoundPage>
    </PublicLayout>
  );
}
