import { useNavigate } from 'react-router-dom';
import { signOutEverywhere } from '@quillcare/contracts';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useSessionControl } from '../../shared/session/session.context';
import { deviceTexts } from './account.texts';

/** Asks, ends every session of the account, and leads to the sign-in page. */
export function useSignOutEverywhere() {
  const { end } = useSessionControl();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirmedCommand(signOutEverywhere);
  const question = {
    request: {},
    title: deviceTexts.everywhereTitle,
    hint: deviceTexts.everywhereHint,
    confirmLabel: deviceTexts.everywhere,
    danger: true,
    done: ({ sessions }: { sessions: number }) => deviceTexts.signedOut(sessions),
    onDone: async () => {
      end();
      await navigate('/login', { replace: true });
    },
  };
  return { ask: () => ask(question), dialog };
}
