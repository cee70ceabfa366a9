import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@quillcare/ui';
import { useWords } from '../words/words';
import { leavingWords } from './leaving.en';
import { answerLeaving, hasUnsavedWork, useHasUnsavedWork, useIsAskedToLeave } from './unsaved-work.store';

/** Asks before unsaved work of any form is lost. Render it once per app, because the router supports only one blocker. */
export function LeaveQuestion() {
  return useHasUnsavedWork() ? <Asking /> : null;
}

function Asking() {
  const t = useWords(leavingWords);
  const isAsked = useIsAskedToLeave();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return (
    <ConfirmDialog
      open={isAsked || blocker.state === 'blocked'}
      title={t('title')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      danger
      onClose={() => {
        answerLeaving(false);
        blocker.reset?.();
      }}
      onConfirm={() => {
        answerLeaving(true);
        blocker.proceed?.();
      }}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
