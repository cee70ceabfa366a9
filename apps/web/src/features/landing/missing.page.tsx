import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { NotFoundPage } from '../../shared/pages/not-found.page';
import { useSessionControl } from '../../shared/session/session.context';
import { anchorPath } from './landing-links';
import { landingWords } from './landing.en';
import { missingWords } from './missing.en';
import { PublicLayout } from './public.layout';
import { useWords } from '../../shared/words/words';

const DASHBOARD = { to: '/dashboard', label: 'dashboard' } as const;
const SUGGESTED_LINKS = [
  { to: '/', label: 'toFront' },
  { to: anchorPath('contact'), label: 'toContact' },
] as const;

/** The "page not found" page, with links to continue from. */
export function PublicNotFoundPage() {
  const tMissing = useWords(missingWords);
  const tLanding = useWords(landingWords);
  const { state } = useSessionControl();
  const ways = state.status === 'signed-in' ? [DASHBOARD, ...SUGGESTED_LINKS] : SUGGESTED_LINKS;
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
