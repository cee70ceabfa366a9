import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { correctEmail } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { FormFrame } from '../../shared/forms/form.frame';
import { formWords } from '../../shared/forms/form.en';
import { useWords, word } from '../../shared/words/words';
import { TextInput } from '../../shared/forms/inputs.view';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { PasswordInput } from '../../shared/password/password.input';
import { showToast } from '../../shared/toasts/toast.store';
import { confirmationWords } from './confirmation.en';

const labels = () => ({
  email: word(confirmationWords, 'email'),
  password: word(confirmationWords, 'password'),
});

/** Corrects a mistyped address; the person stays signed in. */
export function CorrectAddressDialog({ onClose }: { onClose: () => void }) {
  const tConfirmation = useWords(confirmationWords);
  const t = useWords(formWords);
  const [run] = useOperationMutation(correctEmail);
  const { user } = useSession();
  const titleId = useId();
  const contractForm = useContractForm({
    schema: correctEmail.body,
    defaultValues: { email: user.email, password: '' },
    labels: labels(),
    toProblem,
    submit: async (body) => {
      const { email } = await run({ body });
      showToast({ title: tConfirmation('corrected'), message: tConfirmation('sentTo', { email }) });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{tConfirmation('dialogTitle')}</DialogTitle>
      <FormFrame contractForm={contractForm} label={tConfirmation('dialogTitle')} isDialog>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            {tConfirmation('dialogHelp', { email: user.email })}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <TextInput
              name="email"
              label={tConfirmation('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
            />
            <PasswordInput label={tConfirmation('password')} autoComplete="current-password" />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton
            label={tConfirmation('save')}
            busyLabel={tConfirmation('saving')}
            isSubmitting={contractForm.isSubmitting}
          />
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}
