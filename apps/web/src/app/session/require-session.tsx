import { useDeferredValue, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ErrorState, LoadingScreen } from '@quillcare/ui';
import { LoadingShell } from '../shell/loading-shell';
import { sessionTexts } from './session.texts';
import { useSessionControl } from './session.context';
import { useUnfinishedPath } from './use-unfinished-path';

/** Lets people through who are fully signed in; others go to finish that, and come back to where they wanted to be. */
export function RequireSession() {
  const { state } = useSessionControl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const unfinished = useUnfinishedPath();
  const isOut = state.status === 'signed-out';
  const elsewhere = isOut ? `/login?next=${encodeURIComponent(pathname + search)}` : unfinished;
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  // The shell and its first page are much to render: in pieces, so that the window answers meanwhile.
  const isStillLoading = useDeferredValue(state.status === 'loading');
  if (state.status === 'loading') return <LoadingShell />;
  if (state.status === 'signed-out') return <LoadingScreen text={sessionTexts.redirecting} />;
  if (state.status === 'unreachable') {
    return (
      <ErrorState title={sessionTexts.unreachable} message={state.problem.detail} onRetry={state.retry} />
    );
  }
  return elsewhere || isStillLoading ? <LoadingShell /> : <Outlet />;
}
