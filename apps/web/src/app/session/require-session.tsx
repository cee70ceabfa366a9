import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ErrorState, LoadingScreen } from '@quillcare/ui';
import { sessionTexts } from './session.texts';
import { useSessionControl } from './session.context';

/** Lets signed-in people through; others go to /login and come back to where they wanted to be. */
export function RequireSession() {
  const { state } = useSessionControl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOut = state.status === 'signed-out';
  useEffect(() => {
    if (isOut) void navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [isOut, navigate, pathname, search]);
  if (state.status === 'loading') return <LoadingScreen text={sessionTexts.loading} />;
  if (state.status === 'signed-out') return <LoadingScreen text={sessionTexts.redirecting} />;
  if (state.status === 'unreachable') {
    return (
      <ErrorState title={sessionTexts.unreachable} message={state.problem.detail} onRetry={state.retry} />
    );
  }
  return <Outlet />;
}
