import { useLocation } from 'react-router-dom';
import { unfinishedPath } from './second-step.path';
import { useSessionControl } from './session.context';

/**
 * Where to finish signing in before this page can be used; null if nobody is signed in or sign-in is
 * finished.
 */
export function useUnfinishedPath(): string | null {
  const { state } = useSessionControl();
  const { pathname, search } = useLocation();
  return state.status === 'signed-in' ? unfinishedPath(state.session, { pathname, search }) : null;
}
