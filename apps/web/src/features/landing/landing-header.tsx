import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '@quillcare/ui';
import { useSessionControl } from '../../app/session';
import { useSignOut } from '../../app/shell/use-sign-out';
import { BELOW_SUPPORT } from '../../app/support/use-height-variable';
import { landingTexts } from './landing.texts';

export function LandingHeader() {
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
      }}
    >
      <Box
        sx={{
          maxWidth: 1080,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          height: 64,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, sm: 3 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Logo />
          <Typography
            component="span"
            sx={{ fontWeight: 600, fontSize: '1rem', display: { xs: 'none', sm: 'block' } }}
          >
            Quillcare
          </Typography>
        </Box>
        <Box component="nav" aria-label={landingTexts.navigation} sx={{ flex: 1, display: 'flex', gap: 3 }}>
          {(['features', 'pricing', 'contact'] as const).map((anchor) => (
            <Link
              key={anchor}
              href={`#${anchor}`}
              color="text.secondary"
              sx={{ display: { xs: 'none', md: 'block' } }}
            >
              {landingTexts[anchor]}
            </Link>
          ))}
        </Box>
        {state.status === 'signed-in' ? <ForStaff /> : <ForStrangers />}
      </Box>
    </Box>
  );
}

function ForStrangers() {
  return (
    <>
      <Button component={RouterLink} to="/login">
        {landingTexts.signIn}
      </Button>
      <Button component={RouterLink} to="/create-account" variant="contained">
        {landingTexts.start}
      </Button>
    </>
  );
}

function ForStaff() {
  const signOut = useSignOut();
  return (
    <>
      <Button onClick={() => void signOut()} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        {landingTexts.signOut}
      </Button>
      <Button component={RouterLink} to="/admin">
        {landingTexts.admin}
      </Button>
      <Button component={RouterLink} to="/dashboard" variant="contained">
        {landingTexts.dashboard}
      </Button>
    </>
  );
}
