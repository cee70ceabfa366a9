import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { resendInvitation, type Invitation } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords } from '../../shared/words/words';
import { showToast } from '../../shared/toasts/toast.store';
import { userTexts } from './user.texts';

export interface InvitationActionsProps {
  invitation: Invitation;
  onWithdraw: (invitation: Invitation) => void;
}

/** Resends or withdraws an invitation. */
export function InvitationActions({ invitation, onWithdraw }: InvitationActionsProps) {
  const t = useWords(messagesWords);
  const [resend, { isLoading }] = useOperationMutation(resendInvitation);
  const { id, email } = invitation;
  const sendAgain = async () => {
    if (isLoading) return;
    try {
      await resend({ params: { id } });
      showToast({ title: t('emailSent'), message: userTexts.resent(email) });
    } catch (error) {
      const { title, detail } = toProblem(error);
      showToast({ title, message: detail === title ? undefined : detail, tone: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={userTexts.resendTo(email)}
        aria-disabled={isLoading}
        onClick={() => void sendAgain()}
      >
        {userTexts.resend}
      </Button>
      <Button size="small" aria-label={userTexts.withdrawOf(email)} onClick={() => onWithdraw(invitation)}>
        {userTexts.withdraw}
      </Button>
    </Box>
  );
}
