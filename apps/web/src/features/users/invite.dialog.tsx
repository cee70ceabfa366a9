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
import { userTexts } from './user.texts';

const LABELS = {
  email: userTexts.email,
  firstName: userTexts.firstName,
  lastName: userTexts.lastName,
  role: userTexts.role,
};

/** Asks whom to invite as what, and mails the invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const tMessages = useWords(messagesWords);
  const t = useWords(formWords);
  const [run] = useOperationMutation(createInvitation);
  const titleId = useId();
  const contractForm = useContractForm({
    schema: createInvitation.body,
    defaultValues: { email: '', firstName: '', lastName: '', role: 'USER' },
    labels: LABELS,
    toProblem,
    failedTitle: tMessages('createFailed'),
    submit: async (body) => {
      await run({ body });
      showToast({
        title: tMessages('emailSent'),
        message: userTexts.invitedWho(body.email),
        action: { label: userTexts.showInvitations, to: '/users/invitations' },
      });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{userTexts.inviteTitle}</DialogTitle>
      <FormFrame contractForm={contractForm} label={userTexts.inviteTitle} isDialog>
        <DialogContent>
          <InviteFields />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton
            label={userTexts.sendInvitation}
            busyLabel={userTexts.sending}
            isSubmitting={contractForm.isSubmitting}
          />
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}

function InviteFields() {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {userTexts.inviteHelp}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextInput name="email" label={userTexts.email} type="email" inputMode="email" maxLength={254} />
        <TextInput name="firstName" label={userTexts.firstName} maxLength={100} />
        <TextInput name="lastName" label={userTexts.lastName} maxLength={100} />
        <RoleInput label={userTexts.role} />
      </Box>
    </>
  );
}
