import { useDeferredValue, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ErrorState, LoadingScreen } from '@quillcare/ui';
import { LoadingShell } from '../shell/loading-shell.view';
import { sessionWords } from './session.en';
import { useWords } from '../../shared/words/words';
import { useSessionControl } from '../../shared/session/session.context';
import { useUnfinishedPath } from '../../shared/session/use-unfinished-path';

/** Admits fully signed-in users. Others complete the sign-in first and then return here. */
export function RequireSession() {
  const t = useWords(sessionWords);
  const { state } = useSessionControl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const unfinished = useUnfinishedPath();
  const isOut = state.status === 'signed-out';
  const elsewhere = isOut ? `/login?next=${encodeURIComponent(pathname + search)}` : unfinished;
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  // Rendering the shell and its first page is slow; deferring it keeps the window responsive.
  const isStillLoading = useDeferredValue(state.status === 'loading');
  if (state.status === 'loading') return <LoadingShell />;
  if (state.status === 'signed-out') return <LoadingScreen text={t('redirecting')} />;
  if (state.status === 'unreachable') {
    return <ErrorState title={t('unreachable')} message={state.problem.detail} onRetry={state.retry} />;
  }
  return elsewhere || isStillLoading ? <LoadingShell /> : <Outlet />;
}
