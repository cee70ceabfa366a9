import { withdrawInvitation, type Invitation } from '@quillcare/contracts';
import { ConfirmedChange } from './confirmed-change.view';
import { userTexts } from './user.texts';

/** Confirms the withdrawal of an invitation. */
export function WithdrawDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  return (
    <ConfirmedChange
      operation={withdrawInvitation}
      request={{ params: { id: invitation.id } }}
      title={userTexts.withdrawTitle(`${invitation.firstName} ${invitation.lastName}`)}
      hint={userTexts.withdrawHint}
      confirmLabel={userTexts.withdraw}
      doneTitle={userTexts.withdrawn}
      danger
      onClose={onClose}
    />
  );
}
