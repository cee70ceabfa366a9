import Alert from '@mui/material/Alert';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { LoadingScreen } from '@quillcare/ui';
import { useEnvironment } from '../../shared/environment/environment';
import { useSessionControl } from '../../shared/session/session.context';
import { FormFrame } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords } from '../../shared/words/words';
import { PasswordInput } from '../../shared/password/password.input';
import { AuthLayout } from './auth.layout';
import { authWords } from './auth.en';
import { credentials } from './credentials';
import { ForgotPassword } from './forgot-password.view';
import { MistypedAddress } from './mistyped-address.view';
import { safeNext } from './safe-next';
import { SessionEnded } from './session-ended.view';
import { SignInDebugger } from './sign-in-debugger.view';
import { signInProblem } from './sign-in-problem';
import { useSignIn, type Credentials } from './use-sign-in';
import { useTypedBefore } from './use-typed-before';

/** `/login?debug` shows the sign-in debugger in production. */
const DEBUG = 'debug';

export function LoginPage() {
  const tAuth = useWords(authWords);
  const { state } = useSessionControl();
  const [params] = useSearchParams();
  const enter = useSignIn();
  const environment = useEnvironment();
  // Holds the address typed before "Forgot your password?", so that it need not be typed again.
  const [forgotten, setForgotten] = useState(params.has('forgot') ? '' : null);
  const [isBack, setBack] = useState(false);
  if (state.status === 'signed-in') return <Navigate to={safeNext(params.get('next'))} replace />;
  const back = () => {
    setForgotten(null);
    setBack(true);
  };
  if (forgotten !== null) return <ForgotPassword email={forgotten} onBack={back} />;
  return (
    <AuthLayout title={tAuth('signInTitle')} width={400} takesFocus={isBack}>
      {params.get('message') === 'password-updated' && (
        <Alert severity="success" sx={{ mb: 3 }}>
          {tAuth('passwordUpdated')}
        </Alert>
      )}
      <SessionEnded />
      <LoginForm enter={enter} onForgotten={setForgotten} />
      <Typography sx={{ mt: 3 }} color="textSecondary">
        {tAuth('noAccount')}{' '}
        <Link component={RouterLink} to="/create-account" underline="always">
          {tAuth('signUpHere')}
        </Link>
      </Typography>
      {(environment !== 'production' || params.has(DEBUG)) && <SignInDebugger />}
    </AuthLayout>
  );
}

interface LoginFormProps {
  enter: (credentials: Credentials) => Promise<void>;
  onForgotten: (email: string) => void;
}

function LoginForm({ enter, onForgotten }: LoginFormProps) {
  const tAuth = useWords(authWords);
  const t = useWords(messagesWords);
  const navigate = useNavigate();
  const contractForm = useContractForm({
    schema: credentials,
    defaultValues: { email: '', password: '' },
    labels: { email: tAuth('email'), password: tAuth('password') },
    failedTitle: t('signIn.failed'),
    toProblem: signInProblem,
    submit: enter,
  });
  useTypedBefore(contractForm);
  return (
    <FormFrame contractForm={contractForm} label={tAuth('signInTitle')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextInput
          name="email"
          label={tAuth('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
        />
        <PasswordInput autoComplete="current-password" />
        <Link
          component="button"
          type="button"
          sx={{ justifySelf: 'start' }}
          onClick={() => onForgotten(contractForm.form.getValues('email'))}
        >
          {tAuth('forgot')}
        </Link>
        <MistypedAddress refusals={contractForm.summary} />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={() => void navigate('/')}>{tAuth('cancel')}</Button>
          <Button type="submit" variant="contained">
            {tAuth('signIn')}
          </Button>
        </Box>
      </Box>
      <Backdrop open={contractForm.isSubmitting} sx={{ zIndex: 'modal', bgcolor: 'background.default' }}>
        <LoadingScreen
          size="medium"
          text={tAuth('signingIn')}
          note={tAuth('signingInNote')}
          fullPage={false}
        />
      </Backdrop>
    </FormFrame>
  );
}
