import { createInvitation } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { FormDialog } from '../../shared/forms/form.dialog';
import { useWords } from '../../shared/words/words';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { showToast } from '../../shared/toasts/toast.store';
import { RoleInput } from './role.input';
import { userWords } from './user.en';

/** Asks whom to invite as what, and mails the invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(userWords);
  const tMessages = useWords(messagesWords);
  const [run] = useOperationMutation(createInvitation);
  const contractForm = useContractForm({
    schema: createInvitation.body,
    defaultValues: { email: '', firstName: '', lastName: '', role: 'USER' },
    labels: { email: t('email'), firstName: t('firstName'), lastName: t('lastName'), role: t('role') },
    toProblem,
    failedTitle: tMessages('createFailed'),
    submit: async (body) => {
      await run({ body });
      showToast({
        title: tMessages('emailSent'),
        message: t('invitedWho', { email: body.email }),
        action: { label: t('invitations'), to: '/users/invitations' },
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('invite')}
      hint={t('inviteHelp')}
      submitLabel={t('sendInvitation')}
      busyLabel={t('sending')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <TextInput name="email" label={t('email')} type="email" inputMode="email" maxLength={254} />
      <TextInput name="firstName" label={t('firstName')} maxLength={100} />
      <TextInput name="lastName" label={t('lastName')} maxLength={100} />
      <RoleInput label={t('role')} />
    </FormDialog>
  );
}
