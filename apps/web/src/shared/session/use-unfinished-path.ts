import { useLocation } from 'react-router-dom';
import { unfinishedPath } from './second-step.path';
import { useSessionControl } from './session.context';

/** Returns where to complete the sign-in before this page can be used. Null if nobody is signed in or sign-in is complete. */
export function useUnfinishedPath(): string | null {
  const { state } = useSessionControl();
  const { pathname, search } = useLocation();
  return state.status === 'signed-in' ? unfinishedPath(state.session, { pathname, search }) : null;
}
