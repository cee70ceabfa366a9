import { useCallback } from 'react';
import { withdrawInvitation, type Invitation } from '@quillcare/contracts';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { userTexts } from './user.texts';

/** Asks before an invitation is withdrawn. */
export function useWithdrawal() {
  const { ask, dialog } = useConfirmedCommand(withdrawInvitation);
  const withdraw = useCallback(
    ({ id, firstName, lastName }: Invitation) =>
      ask({
        request: { params: { id } },
        title: userTexts.withdrawTitle(`${firstName} ${lastName}`),
        hint: userTexts.withdrawHint,
        confirmLabel: userTexts.withdraw,
        done: userTexts.withdrawn,
        danger: true,
      }),
    [ask],
  );
  return { withdraw, dialog };
}
