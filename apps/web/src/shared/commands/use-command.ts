import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import { useOperationMutation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';

export interface Command<O extends Operation> {
  request: RequestOf<O>;
  /** Titles of the toasts: when it is done, and when it is refused (by default the server's title). */
  done: string;
  failed?: string;
  onDone?: (result: ResultOf<O>) => void;
}

/** Runs a command at once and says how it went: for what is neither asked about nor taken back. */
export function useCommand<O extends Operation>(
  operation: O,
): [run: (command: Command<O>) => Promise<boolean>, state: { isRunning: boolean }] {
  const [run, { isLoading }] = useOperationMutation(operation);
  const start = async ({ request, done, failed, onDone }: Command<O>): Promise<boolean> => {
    try {
      const result = await run(request);
      showToast({ title: done });
      onDone?.(result);
      return true;
    } catch (error) {
      const { title, detail } = toProblem(error);
      showToast({ title: failed ?? title, message: detail, tone: 'error' });
      return false;
    }
  };
  return [start, { isRunning: isLoading }];
}
