import { useCallback, useRef, useState } from 'react';
import { useRunOperation } from '../api/hooks';
import { toProblem } from '../api/problem';
import type { List, Row } from './list.types';

export type ListBulkAction = NonNullable<List['bulk']>[number];

export interface BulkRun {
  action: ListBulkAction;
  rows: readonly Row[];
  done: readonly Row[];
  failed: readonly { row: Row; reason: string }[];
  isRunning: boolean;
}

/** Runs a command for one row after the other, and keeps what became of each. */
export function useBulkRun() {
  const run = useRunOperation();
  const [state, setState] = useState<BulkRun | null>(null);
  const stopped = useRef(false);
  const start = useCallback(
    async (action: ListBulkAction, rows: readonly Row[]) => {
      stopped.current = false;
      let now: BulkRun = { action, rows, done: [], failed: [], isRunning: true };
      const show = (change: Partial<BulkRun>) => {
        now = { ...now, ...change };
        setState(now);
      };
      show({});
      for (const row of rows) {
        if (stopped.current) break;
        try {
          await run(action.operation, action.request(row));
          show({ done: [...now.done, row] });
        } catch (error) {
          show({ failed: [...now.failed, { row, reason: toProblem(error).detail }] });
        }
      }
      show({ isRunning: false });
    },
    [run],
  );
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  const close = useCallback(() => setState(null), []);
  return { state, start, stop, close };
}
