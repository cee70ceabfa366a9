import { useLocation } from 'react-router-dom';
import { unfinishedPath } from './second-step.path';
import { useSessionControl } from './session.context';

/** Where to finish signing in before the page at hand can be used; null for strangers and for who has finished. */
export function useUnfinishedPath(): string | null {
  const { state } = useSessionControl();
  const { pathname, search } = useLocation();
  return state.status === 'signed-in' ? unfinishedPath(state.session, { pathname, search }) : null;
}
