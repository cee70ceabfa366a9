import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, Suspense, useMemo } from 'react';
import { useLocation, Outlet } from 'react-router-dom';
import { LoadingScreen, Logo, SignOutIcon } from '@quillcare/ui';
import { createFormats, FormatsContext } from '../../shared/formats/use-formats';
import { LeaveQuestion } from '../../shared/leaving/leave-question.dialog';
import { useSession } from '../../shared/session/session.context';
import { SET_UP_PATH } from '../../shared/session/second-step.path';
import { useSignOut } from '../../shared/session/use-sign-out';
import { useLocale } from '../../shared/words/locale.store';
import { useWords } from '../../shared/words/words';
import { AppShell } from './app-shell.view';
import { ConnectionBanner } from './connection.banner';
import { shellWords } from './shell.en';

/** Renders the shell, except while the user sets up a second factor: that page is shown alone until they leave it. */
export function StaffFrame() {
  const { secondStep } = useSession();
  const { pathname } = useLocation();
  const [isAlone, setAlone] = useState(secondStep === 'SET_UP');
  // The first code completes the session while the recovery codes are still on screen, so the frame must not switch yet.
  const next = secondStep === 'SET_UP' || (isAlone && pathname === SET_UP_PATH);
  if (next !== isAlone) setAlone(next);
  return (
    <>
      {next ? <StandaloneFrame /> : <AppShell />}
      <LeaveQuestion />
    </>
  );
}

/** Shows a single page with a sign-out button to a signed-in user who may not go anywhere else yet. */
function StandaloneFrame() {
  const { organisation } = useSession();
  const locale = useLocale();
  const formats = useMemo(() => createFormats(organisation, locale), [organisation, locale]);
  return (
    <FormatsContext value={formats}>
      <Bar />
      <ConnectionBanner />
      <Box component="main" sx={{ maxWidth: 760, mx: 'auto', p: { xs: 2, sm: 4 } }}>
        <Suspense fallback={<LoadingScreen size="medium" fullPage={false} />}>
          <Outlet />
        </Suspense>
      </Box>
    </FormatsContext>
  );
}

function Bar() {
  const t = useWords(shellWords);
  const signOut = useSignOut();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: 56,
        px: { xs: 2, sm: 4 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Logo />
      <Typography component="span" sx={{ fontWeight: 600, fontSize: '1rem', flex: 1 }}>
        Quillcare
      </Typography>
      <Button startIcon={<SignOutIcon fontSize="small" />} onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </Box>
  );
}
