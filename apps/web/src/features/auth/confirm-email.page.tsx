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
import { confirmTexts } from './confirm.texts';

/** Where the link of the confirmation mail leads. Nothing happens before the button: mail scanners open links as well. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const { state } = useSessionControl();
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null);
  const token = params.get('token');
  if (!token)
    return (
      <AuthLayout title={confirmTexts.noToken} width={400}>
        <Typography role="alert">{confirmTexts.noTokenHint}</Typography>
      </AuthLayout>
    );
  const isKnown = state.status === 'signed-in' && state.session.emailConfirmed;
  // A link that was used before has done its work.
  if (outcome === 'done' || (outcome === 'dead' && isKnown)) return <Done />;
  if (outcome === 'dead') return <Dead />;
  return <Question token={token} onOutcome={setOutcome} />;
}

interface QuestionProps {
  token: string;
  onOutcome: (outcome: 'done' | 'dead') => void;
}

function Question({ token, onOutcome }: QuestionProps) {
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
    <AuthLayout title={confirmTexts.title} width={400}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {confirmTexts.intro}
      </Typography>
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mb: 3 }}>
          {refusal}
        </Alert>
      )}
      <Button variant="contained" aria-disabled={isLoading} onClick={() => void confirm()}>
        {isLoading ? confirmTexts.confirming : confirmTexts.confirm}
      </Button>
    </AuthLayout>
  );
}

function Done() {
  return (
    <AuthLayout title={confirmTexts.doneTitle} width={400} takesFocus>
      <Typography sx={{ mb: 3 }}>{confirmTexts.done}</Typography>
      <OnwardButton />
    </AuthLayout>
  );
}

function OnwardButton() {
  const { state } = useSessionControl();
  const isIn = state.status === 'signed-in';
  return (
    <Button component={RouterLink} to={isIn ? '/dashboard' : '/login'} variant="contained">
      {isIn ? confirmTexts.toDashboard : confirmTexts.signIn}
    </Button>
  );
}

function Dead() {
  const { state } = useSessionControl();
  return (
    <AuthLayout title={confirmTexts.deadTitle} width={400} takesFocus>
      <Typography role="alert" sx={{ mb: 3 }}>
        {confirmTexts.dead} {state.status !== 'signed-in' && confirmTexts.deadSignIn}
      </Typography>
      {state.status === 'signed-in' ? <NewLink email={state.session.user.email} /> : <OnwardButton />}
    </AuthLayout>
  );
}

function NewLink({ email }: { email: string }) {
  const [run, { isLoading }] = useOperationMutation(resendConfirmation);
  const [answer, setAnswer] = useState<{ severity: 'success' | 'error'; text: string } | null>(null);
  const send = async () => {
    if (isLoading) return;
    try {
      await run({});
      setAnswer({ severity: 'success', text: confirmTexts.sent(email) });
    } catch (error) {
      setAnswer({ severity: 'error', text: toProblem(error).detail });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {answer && (
        <Alert severity={answer.severity} role="alert" sx={{ overflowWrap: 'anywhere' }}>
          {answer.text}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" aria-disabled={isLoading} onClick={() => void send()}>
          {isLoading ? confirmTexts.sending : confirmTexts.newLink}
        </Button>
        <Button component={RouterLink} to="/dashboard">
          {confirmTexts.toDashboard}
        </Button>
      </Box>
    </Box>
  );
}
