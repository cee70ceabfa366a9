import { useCallback, useState, type ReactNode } from 'react';
import { toProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';
import { QuestionDialog, type QuestionTexts } from './question.dialog';

/** A question, what is done after "yes", and what is said then. */
export interface Confirmation<R> extends QuestionTexts {
  /** Does it; rejects with the reason why not. */
  run: (reason: string) => Promise<R>;
  /** Said in a toast once it is done. */
  done?: string | ((result: R) => string);
  onDone?: (result: R) => void | Promise<void>;
}

export interface Asking<Q> {
  /**
   * Opens the dialog. The question is fixed from then on: if a colleague deactivates the person first, "Deactivate"
   * does not turn into "Activate" under the pointer; the server refuses the stale version, and the dialog says so.
   */
  ask: (question: Q) => void;
  /** The dialog, to be rendered anywhere in the component. */
  dialog: ReactNode;
}

/** Asks, does it, and keeps the dialog open with the reason if that is refused. */
export function useConfirmation<R>(onClose?: () => void): Asking<Confirmation<R>> {
  const [question, setQuestion] = useState<Confirmation<R> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const ask = useCallback((asked: Confirmation<R>) => {
    setRefusal(null);
    setQuestion(asked);
  }, []);

  const close = () => {
    setQuestion(null);
    onClose?.();
  };

  const carryOut = async ({ run, done, onDone }: Confirmation<R>, reason: string) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const result = await run(reason);
      if (done) showToast({ title: typeof done === 'function' ? done(result) : done });
      close();
      await onDone?.(result);
    } catch (error) {
      setRefusal(toProblem(error).detail);
    } finally {
      setBusy(false);
    }
  };

  const dialog = question && (
    <QuestionDialog
      texts={question}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={(reason) => void carryOut(question, reason)}
      onClose={close}
    />
  );
  return { ask, dialog };
}
