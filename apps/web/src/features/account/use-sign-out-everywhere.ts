import { useNavigate } from 'react-router-dom';
import { signOutEverywhere } from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useSessionControl } from '../../shared/session/session.context';
import { accountWords } from './account.en';

const everywhere = actsOn<object>(accountWords, () => '').act({
  name: 'everywhere',
  operation: signOutEverywhere,
  request: () => ({}),
  confirms: () => ({ isDanger: true }),
  doneWith: ({ sessions }) => ({ count: sessions }),
});

/** After confirmation, ends every session of the account and redirects to the sign-in page. */
export function useSignOutEverywhere() {
  const { end } = useSessionControl();
  const navigate = useNavigate();
  const { start, dialog } = useActs();
  const onDone = () => {
    end();
    void navigate('/login', { replace: true });
  };
  return { ask: () => start(everywhere, {}, { onDone }), dialog };
}
