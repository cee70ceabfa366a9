import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRunOperation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';
import { ConfirmedAct } from './confirmed-act.view';
import type { Row } from './list.types';
import type { ListAction } from './row-actions.view';

/** Takes an action on a row. Its dialog belongs outside the grid, which would otherwise react to its keys and unmount it. */
export function useRowActs(): { act: (action: ListAction, row: Row) => void; dialog: ReactNode } {
  const [asking, setAsking] = useState<{ action: ListAction; row: Row } | null>(null);
  const run = useRunOperation();
  const navigate = useNavigate();
  const act = useCallback(
    (action: ListAction, row: Row) => {
      if (action.to) void navigate(action.to(row));
      else if (action.dialog || action.run?.confirm) setAsking({ action, row });
      else if (action.run) {
        const { operation, request, done } = action.run;
        run(operation, request(row)).then(
          () => showToast(done(row)),
          (error: unknown) => {
            const { title, detail } = toProblem(error);
            showToast({ title, message: detail === title ? undefined : detail, tone: 'error' });
          },
        );
      }
    },
    [navigate, run],
  );
  const close = () => setAsking(null);
  return { act, dialog: asking && dialogOf(asking.action, asking.row, close) };
}

function dialogOf({ dialog, run }: ListAction, row: Row, close: () => void): ReactNode {
  if (dialog) return dialog(row, close);
  return run?.confirm && <ConfirmedAct run={{ ...run, confirm: run.confirm }} row={row} onClose={close} />;
}
