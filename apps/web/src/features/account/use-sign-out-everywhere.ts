import { useNavigate } from 'react-router-dom';
import { signOutEverywhere } from '@quillcare/contracts';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useSessionControl } from '../../shared/session/session.context';
import { accountWords } from './account.en';
import { word } from '../../shared/words/words';

/** Asks, ends every session of the account, and leads to the sign-in page. */
export function useSignOutEverywhere() {
  const { end } = useSessionControl();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirmedCommand(signOutEverywhere);
  const question = {
    request: {},
    title: word(accountWords, 'device.everywhereTitle'),
    hint: word(accountWords, 'device.everywhereHint'),
    confirmLabel: word(accountWords, 'device.everywhere'),
    danger: true,
    done: ({ sessions }: { sessions: number }) => word(accountWords, 'device.signedOut', { count: sessions }),
    onDone: async () => {
      end();
      await navigate('/login', { replace: true });
    },
  };
  return { ask: () => ask(question), dialog };
}
