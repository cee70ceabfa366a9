import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { confirmEmail, resendConfirmation } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSessionControl } from '../../shared/session/session.context';
import { AuthLayout } from './auth.layout';
import { confirmWords } from './confirm.en';
import { useWords } from '../../shared/words/words';

/**
 * Target of the link in the confirmation email. Nothing happens until the button is pressed, because mail scanners open links
 * too.
 */
export function ConfirmEmailPage() {
  const t = useWords(confirmWords);
  const [params] = useSearchParams();
  const { state } = useSessionControl();
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null);
  const token = params.get('token');
  if (!token)
    return (
      <AuthLayout title={t('noToken')} width={400}>
        <Typography role="alert">{t('noTokenHint')}</Typography>
      </AuthLayout>
    );
  const isKnown = state.status === 'signed-in' && state.session.emailConfirmed;
  // A link that has already been used has served its purpose.
  if (outcome === 'done' || (outcome === 'dead' && isKnown)) return <Confirmed />;
  if (outcome === 'dead') return <InvalidLink />;
  return <Question token={token} onOutcome={setOutcome} />;
}

function Question({ token, onOutcome }: { token: string; onOutcome: (outcome: 'done' | 'dead') => void }) {
  const t = useWords(confirmWords);
  const [run, { isLoading }] = useOperationMutation(confirmEmail);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    if (isLoading) return;
    setRefusal(null);
    try {
      await run({ body: { token } });
      onOutcome('done');
    } catch (error) {
      const { code, detail } = toProblem(error);
      if (code === 'CONFIRMATION_LINK_INVALID') onOutcome('dead');
      else setRefusal(detail);
    }
  };
  return (
    <AuthLayout title={t('title')} width={400}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('intro')}
      </Typography>
      {refusal && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {refusal}
        </Alert>
      )}
      <Button variant="contained" aria-disabled={isLoading} onClick={() => void confirm()}>
        {isLoading ? t('confirming') : t('confirm')}
      </Button>
    </AuthLayout>
  );
}

function Confirmed() {
  const t = useWords(confirmWords);
  return (
    <AuthLayout title={t('doneTitle')} width={400} takesFocus>
      <Typography sx={{ mb: 3 }}>{t('done')}</Typography>
      <ContinueButton />
    </AuthLayout>
  );
}

function ContinueButton() {
  const t = useWords(confirmWords);
  const { state } = useSessionControl();
  const isIn = state.status === 'signed-in';
  return (
    <Button component={RouterLink} to={isIn ? '/dashboard' : '/login'} variant="contained">
      {isIn ? t('toDashboard') : t('signIn')}
    </Button>
  );
}

function InvalidLink() {
  const t = useWords(confirmWords);
  const { state } = useSessionControl();
  return (
    <AuthLayout title={t('deadTitle')} width={400} takesFocus>
      <Typography role="alert" sx={{ mb: 3 }}>
        {t('dead')} {state.status !== 'signed-in' && t('deadSignIn')}
      </Typography>
      {state.status === 'signed-in' ? <NewLink email={state.session.user.email} /> : <ContinueButton />}
    </AuthLayout>
  );
}

function NewLink({ email }: { email: string }) {
  const t = useWords(confirmWords);
  const [run, { isLoading }] = useOperationMutation(resendConfirmation);
  const [answer, setAnswer] = useState<{ severity: 'success' | 'error'; text: string } | null>(null);
  const send = async () => {
    if (isLoading) return;
    try {
      await run({});
      setAnswer({ severity: 'success', text: t('sent', { email }) });
    } catch (error) {
      setAnswer({ severity: 'error', text: toProblem(error).detail });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {answer && (
        <Alert severity={answer.severity} sx={{ overflowWrap: 'anywhere' }}>
          {answer.text}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" aria-disabled={isLoading} onClick={() => void send()}>
          {isLoading ? t('sending') : t('newLink')}
        </Button>
        <Button component={RouterLink} to="/dashboard">
          {t('toDashboard')}
        </Button>
      </Box>
    </Box>
  );
}
