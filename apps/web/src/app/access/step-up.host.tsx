import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { FEATURES } from '../features';
import { identityPrompt } from '../../shared/api/identity-question';
import { onSessionEnded } from '../../shared/api/session-events';

type Dialog = ComponentType<{ onAnswer: (isConfirmed: boolean) => void }>;

/** Shows the identity prompt for calls made anywhere in the app. */
export function StepUpHost() {
  const isOpen = useSyncExternalStore(identityPrompt.subscribe, identityPrompt.isOpen, identityPrompt.isOpen);
  const dialog = useDialogCode(isOpen);
  const giveFocusBack = useRestoreFocus(isOpen);
  useEffect(() => {
    const cancel = () => identityPrompt.answer(false);
    const stop = onSessionEnded(cancel);
    return () => {
      stop();
      cancel();
    };
  }, []);
  if (!isOpen || !dialog) return null;
  const answer = (isConfirmed: boolean) => {
    identityPrompt.answer(isConfirmed);
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
      .catch(() => identityPrompt.answer(false));
  }, [isNeeded, dialog]);
  return dialog;
}

/**
 * Returns a function that restores the focus from before the prompt. Tracks the last focused element, because a button that is
 * disabled during its call has already lost the focus.
 */
function useRestoreFocus(isOpen: boolean): () => void {
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
    const restoreFocus = () => element?.isConnected && element.focus();
    requestAnimationFrame(restoreFocus);
  };
}
