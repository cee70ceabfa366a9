import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '@quillcare/ui';
import { useSessionControl } from '../../shared/session/session.context';
import { BELOW_SUPPORT } from '../../shared/pages/use-height-variable';
import { LandingMenu } from './landing.menu';
import { ANCHOR_NAMES, anchorPath, useSignOutAndReload } from './landing-links';
import { CONTENT_COLUMN } from './landing.styles';
import { landingWords } from './landing.en';
import { useWords } from '../../shared/words/words';
import { PageLink } from '../../shared/navigation/page-link.view';

const WIDE_ONLY = { xs: 'none', md: 'inline-flex' };

export function LandingHeader() {
  const t = useWords(landingWords);
  const { state } = useSessionControl();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: BELOW_SUPPORT,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          ...CONTENT_COLUMN,
          height: 64,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, md: 1.5, lg: 3 },
        }}
      >
        <Brand />
        <Box
          component="nav"
          aria-label={t('navigation')}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: { md: 2, lg: 3 }, ml: 1 }}
        >
          {ANCHOR_NAMES.map((anchor) => (
            <PageLink key={anchor} to={anchorPath(anchor)} color="text.secondary">
              {t(`${anchor}`)}
            </PageLink>
          ))}
        </Box>
        <Box sx={{ flex: 1 }} />
        {/* Neither button is shown until the session is known, to avoid a layout shift. */}
        {state.status === 'signed-in' && <StaffActions />}
        {(state.status === 'signed-out' || state.status === 'unreachable') && <SignedOutActions />}
        <LandingMenu isSignedIn={state.status === 'signed-in'} />
      </Box>
    </Box>
  );
}

function Brand() {
  const t = useWords(landingWords);
  return (
    <PageLink
      to="/"
      underline="none"
      color="text.primary"
      aria-label={t('home')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}
    >
      <Logo />
      <Typography component="span" sx={{ fontWeight: 600, fontSize: '1rem' }}>
        Quillcare
      </Typography>
    </PageLink>
  );
}

function SignedOutActions() {
  const t = useWords(landingWords);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button component={RouterLink} to="/login" sx={{ display: WIDE_ONLY }}>
        {t('signIn')}
      </Button>
      <Button component={RouterLink} to="/create-account" variant="contained">
        {t('start')}
      </Button>
    </Box>
  );
}

function StaffActions() {
  const t = useWords(landingWords);
  const signOut = useSignOutAndReload();
  return (
    <Box sx={{ display: 'flex', gap: { xs: 1, md: 0.5, lg: 1 } }}>
      <Button component={RouterLink} to="/admin" sx={{ display: WIDE_ONLY }}>
        {t('admin')}
      </Button>
      <Button onClick={signOut} sx={{ display: WIDE_ONLY }}>
        {t('signOut')}
      </Button>
      <Button component={RouterLink} to="/dashboard" variant="contained">
        {t('dashboard')}
      </Button>
    </Box>
  );
}
