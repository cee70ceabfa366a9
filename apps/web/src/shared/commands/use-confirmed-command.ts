import { useCallback } from 'react';
import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import { useOperationMutation } from '../api/hooks';
import { useConfirmation, type Asking, type Confirmation } from './use-confirmation';

/** A question before a command of the contract. */
export interface Question<O extends Operation> extends Omit<Confirmation<ResultOf<O>>, 'run'> {
  /** What is sent; where a reason is asked for, made from what was typed. */
  request: RequestOf<O> | ((reason: string) => RequestOf<O>);
}

/**
 * Asks, runs a command of the contract, and keeps the dialog open with the reason if that is refused. `onClose` hears that the
 * dialog is gone, whatever was answered.
 */
export function useConfirmedCommand<O extends Operation>(
  operation: O,
  onClose?: () => void,
): Asking<Question<O>> {
  const [run] = useOperationMutation(operation);
  const { ask: confirm, dialog } = useConfirmation<ResultOf<O>>(onClose);
  const ask = useCallback(
    ({ request, ...question }: Question<O>) =>
      confirm({
        ...question,
        run: (reason) => run(typeof request === 'function' ? request(reason) : request),
      }),
    [confirm, run],
  );
  return { ask, dialog };
}
