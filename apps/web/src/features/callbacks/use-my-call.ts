import { useState } from 'react';
import type { Callback, CallOutcome } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { useActs } from '../../shared/acts/use-acts';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { callbackActs } from './callback-acts.definition';

/** How a call can come out: it is finished, or somebody calls again on the day that is chosen. */
export interface CallResult {
  outcome: CallOutcome;
  isFinished: boolean;
}

/** What is noted of a call, and what comes next. */
export function useMyCall(callback: Callback, onNext: () => void) {
  const { workdayIn } = useHolidays();
  const [notes, setNotes] = useState('');
  const [chosenDay, setNextDay] = useState<string | null>(null);
  const nextDay = chosenDay ?? workdayIn(1) ?? '';
  const { start, isRunning } = useActs();
  const isPossible = ({ isFinished }: CallResult): boolean =>
    !isRunning && (isFinished || isIsoDate(nextDay));
  const record = (result: CallResult): void => {
    if (!isPossible(result)) return;
    const { outcome, isFinished } = result;
    const said = { outcome, notes: notes.trim() || null };
    if (isFinished) start(callbackActs.complete, callback, { values: said, onDone: onNext });
    else start(callbackActs.attempt, callback, { values: { ...said, nextDueDate: nextDay }, onDone: onNext });
  };
  return { notes, setNotes, nextDay, setNextDay, record, isPossible };
}
