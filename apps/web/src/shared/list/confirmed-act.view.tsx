import { useState } from 'react';
import { useRunOperation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { QuestionDialog } from '../commands/question.dialog';
import { showToast } from '../toasts/toast.store';
import type { List, Row } from './list.types';

type Run = NonNullable<NonNullable<List['actions']>[number]['run']>;

export interface ConfirmedActProps {
  run: Run & Required<Pick<Run, 'confirm'>>;
  row: Row;
  onClose: () => void;
}

/** Asks before a row's command runs; stays open with the reason if it is refused. */
export function ConfirmedAct({
  run: { operation, request, done, confirm },
  row,
  onClose,
}: ConfirmedActProps) {
  const run = useRunOperation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const carryOut = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await run(operation, request(row));
      showToast(done(row));
      onClose();
    } catch (error) {
      setRefusal(toProblem(error).detail);
      setBusy(false);
    }
  };
  return (
    <QuestionDialog
      texts={confirm(row)}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    />
  );
}
