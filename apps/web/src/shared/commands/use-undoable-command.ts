import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import { useOperationMutation } from '../api/hooks';
import { toProblem, type ApiProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';
import { word } from '../words/words';
import { commandWords } from './command.en';

/** How long "Undo" is offered; longer while the pointer or the focus rests on the toast. */
const UNDO_MS = 10_000;

export interface Undoable<O extends Operation, U extends Operation> {
  request: RequestOf<O>;
  /** What takes it back, made from the answer: it carries the new version. */
  undoRequest: (result: ResultOf<O>) => RequestOf<U>;
  /** Titles of the toasts: when it is done, taken back, refused (by default the server's title), and when taking it back is refused. */
  done: string;
  undone: string;
  failed?: string;
  undoFailed?: string;
  /** Whom or what it concerned: the second line of the toast. */
  about?: string;
  onDone?: (result: ResultOf<O>) => void;
  onUndone?: () => void;
  /** Takes a refusal over, such as one that becomes a question; true if nothing is left to say. */
  onRefused?: (problem: ApiProblem) => boolean;
}

/** Runs a command at once and offers to take it back: for what can be undone, instead of a question before it. */
export function useUndoableCommand<O extends Operation, U extends Operation>(
  command: O,
  undo: U,
): [run: (act: Undoable<O, U>) => Promise<boolean>, state: { isRunning: boolean }] {
  const [run, { isLoading }] = useOperationMutation(command);
  const [runBack] = useOperationMutation(undo);

  const takeBack = async (act: Undoable<O, U>, result: ResultOf<O>) => {
    try {
      await runBack(act.undoRequest(result));
      showToast({ title: act.undone, message: act.about });
      act.onUndone?.();
    } catch (error) {
      const title = act.undoFailed ?? word(commandWords, 'undoFailed');
      showToast({ title, message: toProblem(error).detail, tone: 'error' });
    }
  };

  const start = async (act: Undoable<O, U>): Promise<boolean> => {
    try {
      const result = await run(act.request);
      showToast({
        title: act.done,
        message: act.about,
        durationMs: UNDO_MS,
        action: { label: word(commandWords, 'undo'), onClick: () => void takeBack(act, result) },
      });
      act.onDone?.(result);
      return true;
    } catch (error) {
      const problem = toProblem(error);
      if (!act.onRefused?.(problem))
        showToast({ title: act.failed ?? problem.title, message: problem.detail, tone: 'error' });
      return false;
    }
  };
  return [start, { isRunning: isLoading }];
}
