import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { identityQuestion } from '../api/identity-question';
import { onSessionEnded } from '../api/session-events';

type Dialog = ComponentType<{ onAnswer: (isConfirmed: boolean) => void }>;

/** Puts the question of the API's calls, "is it you?", wherever in the app they were made. */
export function StepUpHost() {
  const isOpen = useSyncExternalStore(
    identityQuestion.subscribe,
    identityQuestion.isOpen,
    identityQuestion.isOpen,
  );
  const dialog = useDialogCode(isOpen);
  const giveFocusBack = useFocusBefore(isOpen);
  useEffect(() => {
    const giveUp = () => identityQuestion.answer(false);
    const stop = onSessionEnded(giveUp);
    return () => {
      stop();
      giveUp();
    };
  }, []);
  if (!isOpen || !dialog) return null;
  const answer = (isConfirmed: boolean) => {
    identityQuestion.answer(isConfirmed);
    giveFocusBack();
  };
  const { Component } = dialog;
  return <Component onAnswer={answer} />;
}

/** The dialog is not part of anybody's first screen; where its code cannot be had, nobody can confirm anything. */
function useDialogCode(isNeeded: boolean): { Component: Dialog } | null {
  const [dialog, setDialog] = useState<{ Component: Dialog } | null>(null);
  useEffect(() => {
    if (!isNeeded || dialog) return;
    import('../../features/auth/second-step/step-up.dialog')
      .then(({ StepUpDialog }) => setDialog({ Component: StepUpDialog }))
      .catch(() => identityQuestion.answer(false));
  }, [isNeeded, dialog]);
  return dialog;
}

/**
 * Where the focus was when the question came. A button that is disabled while its call is under way has lost the focus
 * by then, so the last element that had it is remembered.
 */
function useFocusBefore(isOpen: boolean): () => void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen) return undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isOpen]);
  // The dialog gives up its hold on the focus when it is gone, and the button is enabled again when its call has ended.
  return () => {
    const element = last.current;
    const returnTo = () => element?.isConnected && element.focus();
    requestAnimationFrame(returnTo);
  };
}
