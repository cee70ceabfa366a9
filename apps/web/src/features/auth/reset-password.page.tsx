import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { checkResetLink, resetPassword } from '@quillcare/contracts';
import { LoadingScreen } from '@quillcare/ui';
import { skipToken, useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useSessionControl } from '../../shared/session/session.context';
import { FormActions, FormFrame } from '../../shared/forms/form.frame';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords, word } from '../../shared/words/words';
import { checkNewPasswordTwice } from '../../shared/password/new-password';
import { PasswordInput } from '../../shared/password/password.input';
import { PasswordRules } from '../../shared/password/password-rules.view';
import { AuthLayout } from './auth.layout';
import { resetWords } from './reset.en';

const newPassword = z
  .strictObject({ newPassword: resetPassword.body.shape.newPassword, repeated: z.string() })
  .superRefine((values, context) => checkNewPasswordTwice(values, context));

const labels = () => ({ newPassword: word(resetWords, 'password'), repeated: word(resetWords, 'repeated') });

/** Target of the link in the reset email: sets a new password, then goes to the sign-in page. */
export function ResetPasswordPage() {
  const tReset = useWords(resetWords);
  const [params] = useSearchParams();
  const token = params.get('token');
  if (!token) return <Useless title={tReset('noToken')} hint={tReset('noTokenHint')} />;
  return <CheckedLink key={token} token={token} />;
}

// Checks the link first, so that nobody thinks up a password for a dead one. If the check itself fails, the form is shown anyway,
// because saving checks the link again.
function CheckedLink({ token }: { token: string }) {
  const tReset = useWords(resetWords);
  const [isDead, setDead] = useState(false);
  const [isGood, setGood] = useState(false);
  // Don't recheck a good link: saving uses it up, and the form must not report that as an error.
  const request = isGood ? skipToken : { body: { token } };
  const { data, isLoading, error } = useOperationQuery(checkResetLink, request, {
    refetchOnMountOrArgChange: true,
  });
  if (data && !isGood) setGood(true);
  if (isLoading) return <LoadingScreen text={tReset('checking')} />;
  if (isDead || error?.code === 'RESET_LINK_INVALID')
    return <Useless title={tReset('deadLink')} hint={tReset('deadLinkHint')} takesFocus={isDead} />;
  return (
    <AuthLayout title={tReset('resetTitle')} width={400}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {tReset('resetIntro')}
      </Typography>
      <NewPasswordForm token={token} onDead={() => setDead(true)} />
    </AuthLayout>
  );
}

function NewPasswordForm({ token, onDead }: { token: string; onDead: () => void }) {
  const tReset = useWords(resetWords);
  const t = useWords(messagesWords);
  const [run] = useOperationMutation(resetPassword);
  const { end } = useSessionControl();
  const navigate = useNavigate();
  const contractForm = useContractForm({
    schema: newPassword,
    defaultValues: { newPassword: '', repeated: '' },
    labels: labels(),
    failedTitle: t('reset.failed'),
    toProblem: (error) => {
      const problem = toProblem(error);
      if (problem.code === 'RESET_LINK_INVALID') onDead();
      return problem;
    },
    submit: async ({ newPassword: chosen }) => {
      await run({ body: { token, newPassword: chosen } });
      // The reset ended every session of the account, including this browser's.
      end();
      await navigate('/login?message=password-updated', { replace: true });
    },
  });
  return (
    <FormFrame contractForm={contractForm} label={tReset('resetTitle')}>
      <Box sx={{ display: 'grid', gap: 2.5, mb: 3 }}>
        <PasswordInput name="newPassword" label={tReset('password')} autoComplete="new-password" />
        <PasswordRules name="newPassword" />
        <PasswordInput name="repeated" label={tReset('repeated')} autoComplete="new-password" />
      </Box>
      <FormActions submitLabel={tReset('save')} isSubmitting={contractForm.isSubmitting} />
    </FormFrame>
  );
}

function Useless({ title, hint, takesFocus }: { title: string; hint: string; takesFocus?: boolean }) {
  const tReset = useWords(resetWords);
  return (
    <AuthLayout title={title} width={400} takesFocus={takesFocus}>
      <Typography role="alert" sx={{ mb: 3 }}>
        {hint}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button component={RouterLink} to="/login">
          {tReset('back')}
        </Button>
        <Button component={RouterLink} to="/login?forgot=1" variant="contained">
          {tReset('newLink')}
        </Button>
      </Box>
    </AuthLayout>
  );
}
