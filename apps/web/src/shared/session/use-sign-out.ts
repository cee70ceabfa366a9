import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@quillcare/contracts';
import { mayLeave } from '../leaving/unsaved-work.store';
import { messagesWords } from '../messages/messages.en';
import { word } from '../words/words';
import { showProblem } from '../toasts/problem.toast';
import { showToast } from '../toasts/toast.store';
import { toProblem } from '../api/problem';
import { useOperationMutation } from '../api/hooks';
import { useSessionControl } from './session.context';

/**
 * Returns a function that ends the session on the server, then here. If the server is unreachable, the user stays signed in and a
 * message says why. Resolves to whether the session ended.
 */
export function useSignOut(): () => Promise<boolean> {
  const [run] = useOperationMutation(signOut);
  const { end } = useSessionControl();
  const navigate = useNavigate();
  return useCallback(async () => {
    if (!(await mayLeave())) return false;
    // Leave protected pages first, because otherwise the end of the session would redirect to /login. The router ignores
    // `flushSync` while it loads a page's code and renders the page in a transition, which may take longer than the server's
    // response. Therefore the first call loads the code and the second one renders the page at once.
    await navigate('/');
    await navigate('/', { replace: true, flushSync: true });
    try {
      await run({});
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status !== 401) {
        showProblem(problem);
        return false;
      }
    }
    end();
    showToast({ title: word(messagesWords, 'loggedOut') });
    return true;
  }, [run, end, navigate]);
}
