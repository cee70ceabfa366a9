import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, useEffect, useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { signIn, type SessionTokens } from '@quillcare/contracts';
import { LoadingScreen, type FormErrorLine } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { useEnvironment } from '../../shared/environment/environment';
import { useSessionControl } from '../../shared/session/session.context';
import { FormFrame } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { OTHER_TAB, useRecentEnding } from '../../shared/session/session.ending';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords, lookUp, word } from '../../shared/words/words';
import { PasswordInput } from '../../shared/password/password.input';
import { AuthLayout } from './auth.layout';
import { authWords } from './auth.en';
import { confirmWords } from './confirm.en';
import { credentialsSchema } from './credentials';
import { ForgotPassword } from './forgot-password.view';
import { withLoginTimeout } from './login-timeout';
import { toSafePath } from './safe-next';
import { useSessionConfirmation } from './session-confirmation';
import { SignInDebugger } from './sign-in-debugger.view';
import { toSignInProblem, SignInError } from './sign-in-problem';
import { withSignInRetries } from './sign-in-retries';
import { beginTrace, traceStep } from './sign-in.trace';
import { rememberRole } from './super-admin-browser';
import { PageLink } from '../../shared/navigation/page-link.view';

/** Timeout of a single sign-in request in milliseconds. */
const REQUEST_MS = 12_000;

const FIELDS = ['email', 'password'] as const;

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
  if (state.status === 'signed-in') return <Navigate to={toSafePath(params.get('next'))} replace />;
  const showLoginForm = () => {
    setForgotten(null);
    setBack(true);
  };
  if (forgotten !== null) return <ForgotPassword email={forgotten} onBack={showLoginForm} />;
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
        <PageLink to="/create-account" underline="always">
          {tAuth('signUpHere')}
        </PageLink>
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
    schema: credentialsSchema,
    defaultValues: { email: '', password: '' },
    labels: { email: tAuth('email'), password: tAuth('password') },
    failedTitle: t('signIn.failed'),
    toProblem: toSignInProblem,
    submit: enter,
  });
  useEarlyInput(contractForm);
  return (
    <FormFrame contractForm={contractForm} label={tAuth('signInTitle')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextInput name="email" label={tAuth('email')} type="email" autoComplete="username" maxLength={254} />
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

/** Endings after which the person, or most of the practice, cannot sign in again. */
const FINAL_ENDINGS = ['DEACTIVATED', 'PRACTICE_DEACTIVATED'];

/** Explains to users who did not sign out themselves that they were signed out, and why. */
function SessionEnded() {
  const tAuth = useWords(authWords);
  const t = useWords(messagesWords);
  const reason = useRecentEnding();
  if (reason === null) return null;
  const isOtherTab = reason === OTHER_TAB;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 3 }}>
      <AlertTitle sx={{ fontWeight: 600 }}>{isOtherTab ? tAuth('otherTab') : t('sessionExpired')}</AlertTitle>
      {!isOtherTab && `${lookUp(authWords, `ended.${reason}`) ?? tAuth('ended.unknown')} `}
      {!FINAL_ENDINGS.includes(reason) && tAuth('comeBack')}
    </Alert>
  );
}

/** Shown in the sign-in form after a rejection because of an unconfirmed address: offers a way out if the address was mistyped. */
function MistypedAddress({ refusals }: { refusals: readonly FormErrorLine[] }) {
  const t = useWords(confirmWords);
  const { control } = useFormContext();
  const email: unknown = useWatch({ control, name: 'email' });
  if (!refusals.some(({ message }) => message === t('signInRefusal'))) return null;
  return (
    <Typography color="textSecondary">
      {t('noMail')}{' '}
      <PageLink to="/auth/correct-email" state={{ email }} underline="always">
        {t('correct')}
      </PageLink>
    </Typography>
  );
}

/**
 * The form is served before its JavaScript has loaded. Takes over what was typed or autofilled in the meantime, and carries out a
 * submit or button press that was held back (public/early-form.js).
 */
function useEarlyInput({ form, id }: ContractForm<typeof credentialsSchema>): void {
  useEffect(() => {
    const inputs = FIELDS.map(
      (name) => [name, document.getElementById(id(name)) as HTMLInputElement] as const,
    );
    for (const [name, { value }] of inputs) if (value) form.setValue(name, value);
    const [[, { form: element }]] = inputs as [(typeof inputs)[0]];
    // React missed this focus event because it happened before hydration.
    if (element?.contains(document.activeElement))
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const waiting = document.querySelector<HTMLElement>('[data-waiting]');
    waiting?.removeAttribute('data-waiting');
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit();
    else waiting?.click();
  }, [form, id]);
}

interface Credentials {
  email: string;
  password: string;
}

/** Returns the sign-in function: up to three requests, then confirmation of the session, all within 60 seconds. */
function useSignIn(): (credentials: Credentials) => Promise<void> {
  const [run] = useOperationMutation(signIn);
  const confirm = useSessionConfirmation();
  return useCallback(
    async (credentials) => {
      const request = { body: { ...credentials, session: 'cookie' as const }, timeoutMs: REQUEST_MS };
      beginTrace();
      await withLoginTimeout(async (assertInTime) => {
        const answer = await withSignInRetries((attempt) => {
          assertInTime();
          return traceStep(word(authWords, 'tryOf', { count: attempt }), () => run(request));
        });
        assertInTime();
        const { user } = sessionOf(answer);
        await traceStep(word(authWords, 'confirming'), confirm);
        rememberRole(user.role);
      });
      showToast({ title: word(messagesWords, 'loggedIn') });
    },
    [run, confirm],
  );
}

// Responses are not parsed in production, so check here: a proxy's empty page must not pass for a session.
function sessionOf(answer: SessionTokens | null | undefined): SessionTokens['session'] {
  if (!answer?.session?.user) throw new SignInError(word(messagesWords, 'signIn.noTokens'));
  return answer.session;
}
