import { z } from 'zod';
import { acceptInvitation, type ResultOf, type openInvitation } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSessionControl } from '../../shared/session/session.context';
import { FormActions, FormFrame, FormSection } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { checkNewPassword } from '../../shared/password/new-password';
import { PasswordInput } from '../../shared/password/password.input';
import { PasswordRules } from '../../shared/password/password-rules.view';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords, word } from '../../shared/words/words';
import { accountProblem } from './use-sign-up';
import { invitationWords } from './invitation.en';
import { LastNameInput } from './last-name.input';

const { firstName, lastName, password } = acceptInvitation.body.shape;
// The contract lets API clients omit the names to keep those in the invitation. On this page they can be corrected but not
// cleared.
const account = z
  .strictObject({ firstName: firstName.unwrap(), lastName: lastName.unwrap(), password })
  .superRefine((values, context) => checkNewPassword(values.password, context));

const labels = () => ({
  firstName: word(invitationWords, 'firstName'),
  lastName: word(invitationWords, 'lastName'),
  password: word(invitationWords, 'password'),
});

export interface InvitationFormProps {
  token: string;
  invitation: ResultOf<typeof openInvitation>;
  enter: () => Promise<void>;
  onAccepted: () => void;
}

/** Creates the invited user's account. Accepting signs them in. */
export function InvitationForm({ token, invitation, enter, onAccepted }: InvitationFormProps) {
  const tInvitation = useWords(invitationWords);
  const t = useWords(messagesWords);
  const [run] = useOperationMutation(acceptInvitation);
  const { end } = useSessionControl();
  const contractForm = useContractForm({
    schema: account,
    defaultValues: { firstName: invitation.firstName, lastName: invitation.lastName, password: '' },
    labels: labels(),
    failedTitle: t('createFailed'),
    toProblem: accountProblem,
    submit: async (values) => {
      await run({ params: { token }, body: { ...values, session: 'cookie' } });
      // Clear everything left by whoever was signed in here before.
      end();
      await enter();
      onAccepted();
    },
  });
  return (
    <FormFrame contractForm={contractForm} label={tInvitation('accept')}>
      <FormSection>
        <TextInput
          name="firstName"
          label={tInvitation('firstName')}
          autoComplete="given-name"
          maxLength={100}
        />
        <LastNameInput label={tInvitation('lastName')} />
        <PasswordInput autoComplete="new-password" />
        <PasswordRules />
      </FormSection>
      <FormActions submitLabel={tInvitation('accept')} isSubmitting={contractForm.isSubmitting} />
    </FormFrame>
  );
}
