import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { createInvitation } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { FormFrame } from '../../shared/forms/form.frame';
import { formWords } from '../../shared/forms/form.en';
import { useWords } from '../../shared/words/words';
import { TextInput } from '../../shared/forms/inputs.view';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { showToast } from '../../shared/toasts/toast.store';
import { RoleInput } from './role.input';
import { userWords } from './user.en';

/** Asks whom to invite as what, and mails the invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(userWords);
  const tForm = useWords(formWords);
  const tMessages = useWords(messagesWords);
  const [run] = useOperationMutation(createInvitation);
  const titleId = useId();
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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('invite')}</DialogTitle>
      <FormFrame contractForm={contractForm} label={t('invite')} isDialog>
        <DialogContent>
          <InviteFields />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <SubmitButton
            label={t('sendInvitation')}
            busyLabel={t('sending')}
            isSubmitting={contractForm.isSubmitting}
          />
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}

function InviteFields() {
  const t = useWords(userWords);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {t('inviteHelp')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextInput name="email" label={t('email')} type="email" inputMode="email" maxLength={254} />
        <TextInput name="firstName" label={t('firstName')} maxLength={100} />
        <TextInput name="lastName" label={t('lastName')} maxLength={100} />
        <RoleInput label={t('role')} />
      </Box>
    </>
  );
}
