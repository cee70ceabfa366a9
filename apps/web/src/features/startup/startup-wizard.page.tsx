import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { can } from '@quillcare/contracts';
import { ErrorState, LoadingScreen } from '@quillcare/ui';
import { useSession, useSessionControl } from '../../shared/session/session.context';
import { useUnfinishedPath } from '../../shared/session/use-unfinished-path';
import { PlainPage } from '../../shared/pages/plain-page.view';
import { toStartup, type Startup } from '../../shared/startup/startup';
import { StartupSteps } from '../../shared/startup/startup-steps.view';
import { startupWords } from '../../shared/startup/startup.en';
import { useStartup } from '../../shared/startup/use-startup';
import { useWords } from '../../shared/words/words';
import { PageLink } from '../../shared/navigation/page-link.view';

/** The steps to a practice's first quote. Visitors who are not signed in see an overview. */
export function StartupWizardPage() {
  const t = useWords(startupWords);
  const { state } = useSessionControl();
  const unfinished = useUnfinishedPath();
  if (state.status === 'loading') return <LoadingScreen />;
  if (unfinished) return <Navigate to={unfinished} replace />;
  return (
    <PlainPage title={t('title')} subtitle={t('subtitle')}>
      {state.status === 'unreachable' && (
        <ErrorState title={t('failed')} message={state.problem.detail} onRetry={state.retry} />
      )}
      {state.status === 'signed-out' && <SignedOutWizard />}
      {state.status === 'signed-in' &&
        (can(state.session.user, 'QUOTES', 'CREATE') ? <Wizard /> : <NonAdminNotice />)}
    </PlainPage>
  );
}

function Wizard() {
  const t = useWords(startupWords);
  const { startup, problem, retry } = useStartup();
  if (problem) return <ErrorState title={t('failed')} message={problem.detail} onRetry={retry} />;
  if (!startup) return <LoadingScreen size="medium" fullPage={false} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Progress startup={startup} />
      <Paper variant="outlined">
        <StartupSteps steps={startup.steps} isLinked />
      </Paper>
      <Next startup={startup} />
      <Protection />
    </Box>
  );
}

/** Not a step towards the first quote, but a good time to set it up. */
function Protection() {
  const t = useWords(startupWords);
  const { hasSecondStep } = useSession();
  if (hasSecondStep) return null;
  return (
    <Typography color="textSecondary">
      {t('protect')}{' '}
      <PageLink to="/security/mfa/setup" underline="always">
        {t('protectAction')}
      </PageLink>
    </Typography>
  );
}

function Progress({ startup: { done, steps } }: { startup: Startup }) {
  const t = useWords(startupWords);
  const text = t('progress', { done, all: steps.length });
  return (
    <Box>
      <Typography sx={{ mb: 0.75 }}>{text}</Typography>
      <LinearProgress
        variant="determinate"
        value={(done / steps.length) * 100}
        aria-label={text}
        sx={{ borderRadius: 1, height: 6 }}
      />
    </Box>
  );
}

function Next({ startup: { isComplete, hasQuoted } }: { startup: Startup }) {
  const t = useWords(startupWords);
  const hint = isComplete ? t('quoteHint') : t('quoteEarly');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography color="textSecondary">{hasQuoted ? t('quoted') : hint}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          component={RouterLink}
          to={hasQuoted ? '/quotes' : '/quotes/create'}
          variant={isComplete ? 'contained' : 'outlined'}
        >
          {hasQuoted ? t('quotes') : t('quote')}
        </Button>
        <Button component={RouterLink} to="/app">
          {t('later')}
        </Button>
      </Box>
    </Box>
  );
}

const EMPTY_STARTUP = toStartup({ doctor: 0, hospital: 0, surgery: 0, client: 0, quote: 0 });

function SignedOutWizard() {
  const t = useWords(startupWords);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Paper variant="outlined">
        <StartupSteps steps={EMPTY_STARTUP.steps} isLinked={false} />
      </Paper>
      <Typography color="textSecondary">{t('stranger')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={RouterLink} to="/create-account" variant="contained">
          {t('createAccount')}
        </Button>
        <Button component={RouterLink} to="/login?next=%2Fstartup-wizard" variant="outlined">
          {t('signIn')}
        </Button>
      </Box>
    </Box>
  );
}

function NonAdminNotice() {
  const t = useWords(startupWords);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Typography>{t('notYours')}</Typography>
      <Button component={RouterLink} to="/app" variant="contained">
        {t('later')}
      </Button>
    </Box>
  );
}
