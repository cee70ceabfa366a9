import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { correctEmailAtSignIn } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { FormFrame } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { PasswordInput } from '../../shared/password/password.input';
import { AuthLayout } from './auth.layout';
import { confirmWords } from './confirm.en';
import { useWords, word } from '../../shared/words/words';

const labels = () => ({
  email: word(confirmWords, 'typed'),
  password: word(confirmWords, 'password'),
  newEmail: word(confirmWords, 'right'),
});

/** For users who mistyped their address at sign-up and cannot sign in, so that their practice is not lost. */
export function CorrectEmailPage() {
  const t = useWords(confirmWords);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!sentTo)
    return (
      <AuthLayout title={t('correctTitle')} width={400}>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('correctIntro')}
        </Typography>
        <CorrectForm onSent={setSentTo} />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('checkTitle')} width={400} takesFocus>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>{t('check', { email: sentTo })}</Typography>
      <Button component={RouterLink} to="/login" variant="contained">
        {t('back')}
      </Button>
    </AuthLayout>
  );
}

function CorrectForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useWords(confirmWords);
  const [run] = useOperationMutation(correctEmailAtSignIn);
  const navigate = useNavigate();
  // Prefill the address the sign-in page just rejected, so that it need not be typed again.
  const { state } = useLocation() as { state: { email?: string } | null };
  const contractForm = useContractForm({
    schema: correctEmailAtSignIn.body,
    defaultValues: { email: state?.email ?? '', password: '', newEmail: '' },
    labels: labels(),
    toProblem,
    submit: async (body) => onSent((await run({ body })).email),
  });
  return (
    <FormFrame contractForm={contractForm} label={t('correctTitle')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextInput name="email" label={t('typed')} type="email" autoComplete="username" maxLength={254} />
        <PasswordInput autoComplete="current-password" />
        <TextInput name="newEmail" label={t('right')} type="email" autoComplete="email" maxLength={254} />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={() => void navigate('/login')}>{t('back')}</Button>
          <SubmitButton label={t('save')} busyLabel={t('saving')} isSubmitting={contractForm.isSubmitting} />
        </Box>
      </Box>
    </FormFrame>
  );
}
