import { useState, type ReactNode } from 'react';
import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import { useOperationMutation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';
import { QuestionDialog, type QuestionTexts } from './question.dialog';

/** A question before a command, and what follows from "yes". */
export interface Question<O extends Operation> extends QuestionTexts {
  /** What is sent; with `reason`, made from the reason that was typed. */
  request: RequestOf<O> | ((reason: string) => RequestOf<O>);
  /** Said in a toast once it is done. */
  done?: string | ((result: ResultOf<O>) => string);
  onDone?: (result: ResultOf<O>) => void | Promise<void>;
}

export interface ConfirmedCommand<O extends Operation> {
  /**
   * Opens the dialog. The question is fixed from then on: if a colleague deactivates the person first, "Deactivate"
   * does not turn into "Activate" under the pointer; the server refuses the stale version, and the dialog says so.
   */
  ask: (question: Question<O>) => void;
  /** The dialog, to be rendered anywhere in the component. */
  dialog: ReactNode;
}

/** Asks, runs a command of the contract, and keeps the dialog open with the reason if that is refused. */
export function useConfirmedCommand<O extends Operation>(operation: O): ConfirmedCommand<O> {
  const [run] = useOperationMutation(operation);
  const [question, setQuestion] = useState<Question<O> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const carryOut = async ({ request, done, onDone }: Question<O>, reason: string) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const result = await run(typeof request === 'function' ? request(reason) : request);
      if (done) showToast({ title: typeof done === 'function' ? done(result) : done });
      setQuestion(null);
      await onDone?.(result);
    } catch (error) {
      setRefusal(toProblem(error).detail);
    } finally {
      setBusy(false);
    }
  };

  return {
    ask: (asked) => {
      setRefusal(null);
      setQuestion(asked);
    },
    dialog: question && (
      <QuestionDialog
        texts={question}
        isBusy={isBusy}
        refusal={refusal}
        onConfirm={(reason) => void carryOut(question, reason)}
        onClose={() => setQuestion(null)}
      />
    ),
  };
}
