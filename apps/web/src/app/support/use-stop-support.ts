import { useCallback } from 'react';
import { stopImpersonation } from '@quillcare/contracts';
import { showToast } from '../../shared/toasts/toast.store';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { mayLeave } from '../../shared/leaving/unsaved-work.store';

/** Ends support access after checking for unsaved work. The session is then read again, and the app reacts to it. */
export function useStopSupport(): { isStopping: boolean; stop: () => Promise<void> } {
  const [run, { isLoading }] = useOperationMutation(stopImpersonation);
  const stop = useCallback(async () => {
    if (isLoading || !(await mayLeave())) return;
    try {
      await run({});
    } catch (error) {
      const { status, title, detail } = toProblem(error);
      // Support access is over already.
      if (status === 401) return;
      showToast({ title, message: detail === title ? undefined : detail, tone: 'error' });
    }
  }, [run, isLoading]);
  return { isStopping: isLoading, stop };
}
