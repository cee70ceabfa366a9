import { correctEmail } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { FormDialog } from '../../shared/forms/form.dialog';
import { useWords, word } from '../../shared/words/words';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { PasswordInput } from '../../shared/password/password.input';
import { showToast } from '../../shared/toasts/toast.store';
import { confirmationWords } from '../../shared/confirmation/confirmation.en';

const labels = () => ({
  email: word(confirmationWords, 'email'),
  password: word(confirmationWords, 'password'),
});

/** Corrects a mistyped address; the person stays signed in. */
export function CorrectAddressDialog({ onClose }: { onClose: () => void }) {
  const tConfirmation = useWords(confirmationWords);
  const [run] = useOperationMutation(correctEmail);
  const { user } = useSession();
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
    <FormDialog
      title={tConfirmation('dialogTitle')}
      hint={tConfirmation('dialogHelp', { email: user.email })}
      submitLabel={tConfirmation('save')}
      busyLabel={tConfirmation('saving')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <TextInput
        name="email"
        label={tConfirmation('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <PasswordInput label={tConfirmation('password')} autoComplete="current-password" />
    </FormDialog>
  );
}
