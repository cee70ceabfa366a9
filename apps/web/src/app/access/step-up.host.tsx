import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { FEATURES } from '../features';
import { identityQuestion } from '../../shared/api/identity-question';
import { onSessionEnded } from '../../shared/api/session-events';

type Dialog = ComponentType<{ onAnswer: (isConfirmed: boolean) => void }>;

/** Shows the identity prompt for calls made anywhere in the app. */
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

function loadDialog(): Promise<Dialog> {
  const load = FEATURES.flatMap(({ stepUpDialog }) => stepUpDialog ?? [])[0];
  return load ? load() : Promise.reject(new Error('No feature declares a stepUpDialog'));
}

/** Loads the dialog on demand. If its code cannot be loaded, identity cannot be confirmed and the call fails. */
function useDialogCode(isNeeded: boolean): { Component: Dialog } | null {
  const [dialog, setDialog] = useState<{ Component: Dialog } | null>(null);
  useEffect(() => {
    if (!isNeeded || dialog) return;
    loadDialog()
      .then((Component) => setDialog({ Component }))
      .catch(() => identityQuestion.answer(false));
  }, [isNeeded, dialog]);
  return dialog;
}

/**
 * Returns a function that restores the focus from before the prompt. Tracks the last focused element, because a button that is
 * disabled during its call has already lost the focus.
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
  // Wait a frame: the dialog releases the focus when it unmounts, and the button is re-enabled when its call ends.
  return () => {
    const element = last.current;
    const returnTo = () => element?.isConnected && element.focus();
    requestAnimationFrame(returnTo);
  };
}
