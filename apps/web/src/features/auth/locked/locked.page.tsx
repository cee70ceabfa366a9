import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { unlockSession } from '@quillcare/contracts';
import { useOperationMutation } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { FormFrame } from '../../../shared/forms/form.frame';
import { SubmitButton } from '../../../shared/forms/submit-button.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { PasswordInput } from '../../../shared/password/password.input';
import { useSession, useSessionControl } from '../../../shared/session/session.context';
import { useSignOut } from '../../../shared/session/use-sign-out';
import { useWords, word } from '../../../shared/words/words';
import { authWords } from '../auth.en';
import { AuthLayout } from '../auth.layout';
import { toSafePath } from '../safe-next';
import { toConfirmationError } from '../second-step/use-confirmation';
import { lockedWords } from './locked.en';

const password = z.strictObject({
  password: z.string().min(1, { error: () => word(authWords, 'noPassword') }),
});

/** A device locked to be handed to someone else. Its owner's password unlocks it and returns them to where they were. */
export function LockedPage() {
  const t = useWords(lockedWords);
  const { secondStep, user } = useSession();
  const [params] = useSearchParams();
  const signOut = useSignOut();
  // A pending second step is asked for on the way.
  if (secondStep !== 'LOCKED') return <Navigate to={toSafePath(params.get('next'))} replace />;
  return (
    <AuthLayout title={t('title')} width={400}>
      <Typography sx={{ mb: 1, mt: -1.5 }}>{t('handedOverBy', { name: user.name })}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {t('email', { email: user.email })}
      </Typography>
      <UnlockForm email={user.email} />
      <Divider sx={{ my: 2.5 }} />
      <Button variant="outlined" onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </AuthLayout>
  );
}

/** Asks for the password of the device's owner. */
function UnlockForm({ email }: { email: string }) {
  const t = useWords(lockedWords);
  const tAuth = useWords(authWords);
  const [run] = useOperationMutation(unlockSession);
  const { update } = useSessionControl();
  const contractForm = useContractForm({
    schema: password,
    defaultValues: { password: '' },
    labels: { password: tAuth('password') },
    toProblem: (error) => {
      const problem = toProblem(error);
      return { ...problem, detail: toConfirmationError(problem).message };
    },
    submit: async (body) => update((await run({ body })).session),
  });
  const { setFocus } = contractForm.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <FormFrame contractForm={contractForm} label={t('form')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {/* For password managers, which look for the username next to the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordInput autoComplete="current-password" />
        <SubmitButton
          label={t('unlock')}
          busyLabel={t('unlocking')}
          isSubmitting={contractForm.isSubmitting}
        />
      </Box>
    </FormFrame>
  );
}
