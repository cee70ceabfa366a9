import { correctEmail } from '@quillcare/contracts';
import { useSession } from '../../shared/session/session.context';
import { FormDialog } from '../../shared/forms/form.dialog';
import { useWords, word } from '../../shared/words/words';
import { TextInput } from '../../shared/forms/inputs.view';
import { useCommandForm } from '../../shared/forms/use-command-form';
import { PasswordInput } from '../../shared/password/password.input';
import { confirmationWords } from '../../shared/confirmation/confirmation.en';

const labels = () => ({
  email: word(confirmationWords, 'email'),
  password: word(confirmationWords, 'password'),
});

/** Corrects a mistyped address; the person stays signed in. */
export function CorrectAddressDialog({ onClose }: { onClose: () => void }) {
  const tConfirmation = useWords(confirmationWords);
  const { user } = useSession();
  const contractForm = useCommandForm({
    operation: correctEmail,
    schema: correctEmail.body,
    defaultValues: { email: user.email, password: '' },
    labels: labels(),
    request: (body) => ({ body }),
    done: ({ email }) => ({ title: tConfirmation('corrected'), message: tConfirmation('sentTo', { email }) }),
    onClose,
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
