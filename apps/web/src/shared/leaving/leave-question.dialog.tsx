import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@quillcare/ui';
import { useWords } from '../words/words';
import { leavingWords } from './leaving.en';
import {
  answerLeaveQuestion,
  isWorkLostBetween,
  useHasUnsavedWork,
  useIsLeaveQuestionOpen,
} from './unsaved-work.store';

/** Asks before unsaved work of any form is lost. Render it once per app, because the router supports only one blocker. */
export function LeaveQuestion() {
  return useHasUnsavedWork() ? <LeaveDialog /> : null;
}

function LeaveDialog() {
  const t = useWords(leavingWords);
  const isAsked = useIsLeaveQuestionOpen();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isWorkLostBetween(currentLocation, nextLocation),
  );
  useEffect(() => {
    const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, []);
  return (
    <ConfirmDialog
      open={isAsked || blocker.state === 'blocked'}
      title={t('title')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      danger
      onClose={() => {
        answerLeaveQuestion(false);
        blocker.reset?.();
      }}
      onConfirm={() => {
        answerLeaveQuestion(true);
        blocker.proceed?.();
      }}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
