import Alert from '@mui/material/Alert';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { signIn } from '@quillcare/contracts';
import { LoadingScreen } from '@quillcare/ui';
import { toProblem, useOperationMutation } from '../../app/api';
import { useSessionControl } from '../../app/session';
import { FormFrame } from '../../shared/forms/form-frame';
import { TextInput } from '../../shared/forms/inputs';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { PasswordInput } from '../../shared/password/password-input';
import { AuthLayout } from './auth-layout';
import { authTexts } from './auth.texts';
import { ForgotPassword } from './forgot-password.view';
import { MistypedAddress } from './mistyped-address.view';
import { safeNext } from './safe-next';
import { signInMessage, withSignInTries } from './sign-in-tries';

// The specification's sentences for this page end with a full stop, the contract's do not.
const credentials = z.strictObject({
  email: z.string().refine((value) => signIn.body.shape.email.safeParse(value).success, authTexts.wrongEmail),
  password: z.string().min(1, authTexts.noPassword),
});

export function LoginPage() {
  const { state } = useSessionControl();
  const [params] = useSearchParams();
  // The address typed before "Forgot your password?" is asked for once only.
  const [forgotten, setForgotten] = useState(params.has('forgot') ? '' : null);
  const [isBack, setBack] = useState(false);
  if (state.status === 'signed-in') return <Navigate to={safeNext(params.get('next'))} replace />;
  const back = () => {
    setForgotten(null);
    setBack(true);
  };
  if (forgotten !== null) return <ForgotPassword email={forgotten} onBack={back} />;
  return (
    <AuthLayout title={authTexts.signInTitle} width={400} takesFocus={isBack}>
      {params.get('message') === 'password-updated' && (
        <Alert severity="success" sx={{ mb: 3 }}>
          {authTexts.passwordUpdated}
        </Alert>
      )}
      <LoginForm onForgotten={setForgotten} />
      <Typography sx={{ mt: 3 }} color="textSecondary">
        {authTexts.noAccount}{' '}
        <Link component={RouterLink} to="/create-account" underline="always">
          {authTexts.signUpHere}
        </Link>
      </Typography>
    </AuthLayout>
  );
}

function LoginForm({ onForgotten }: { onForgotten: (email: string) => void }) {
  const [run] = useOperationMutation(signIn);
  const { begin } = useSessionControl();
  const navigate = useNavigate();
  const contractForm = useContractForm({
    schema: credentials,
    defaultValues: { email: '', password: '' },
    labels: { email: authTexts.email, password: authTexts.password },
    toProblem: (error) => signInMessage(toProblem(error)),
    submit: async (values) => {
      await withSignInTries(() => run({ body: { ...values, session: 'cookie' } }));
      begin();
    },
  });
  return (
    <FormFrame contractForm={contractForm} label={authTexts.signInTitle}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextInput
          name="email"
          label={authTexts.email}
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
          {authTexts.forgot}
        </Link>
        <MistypedAddress refusals={contractForm.summary} />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={() => void navigate('/')}>{authTexts.cancel}</Button>
          <Button type="submit" variant="contained">
            {authTexts.signIn}
          </Button>
        </Box>
      </Box>
      <Backdrop open={contractForm.isSubmitting} sx={{ zIndex: 'modal', bgcolor: 'background.default' }}>
        <LoadingScreen
          size="medium"
          text={authTexts.signingIn}
          note={authTexts.signingInNote}
          fullPage={false}
        />
      </Backdrop>
    </FormFrame>
  );
}
