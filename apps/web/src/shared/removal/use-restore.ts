import { useCallback } from 'react';
import type { Operation } from '@quillcare/contracts';
import { toProblem } from '../api/problem';
import { useOperationMutation } from '../api/hooks';
import { showToast } from '../toasts/toast.store';
import { removalWords } from './removal.en';
import { word } from '../words/words';

/** Restores a deleted record and says so; resolves to whether it worked. */
export function useRestore(operation: Operation) {
  const [run] = useOperationMutation<Operation>(operation);
  return useCallback(
    async ({ id, version }: { id: string; version?: number }, name: string): Promise<boolean> => {
      try {
        await run({ params: { id }, body: version === undefined ? {} : { version } });
        showToast({ title: word(removalWords, 'restored', { name }), tone: 'success' });
        return true;
      } catch (error) {
        showToast({
          title: word(removalWords, 'restoreFailed'),
          message: toProblem(error).detail,
          tone: 'error',
        });
        return false;
      }
    },
    [run],
  );
}
