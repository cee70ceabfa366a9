import { useState } from 'react';
import type { Callback, CallOutcome } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { useActs } from '../../shared/acts/use-acts';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { useUnsavedWork } from '../../shared/leaving/use-unsaved-work';
import { callbackActs } from './callback-acts.definition';

/** A possible result of a call. If it is not finished, the person is called again on the chosen date. */
export interface CallResult {
  outcome: CallOutcome;
  isFinished: boolean;
}

/** URL parameter that names the callback in the list's drawer, where Back closes the form. */
export const DRAWER_PARAM = 'callback';

/** State of the call form: the notes and the next date, and recording the result. */
export function useCurrentCall(callback: Callback, onNext?: () => void) {
  const { workdayIn } = useHolidays();
  const [notes, setNotes] = useState('');
  const [chosenDay, setNextDay] = useState<string | null>(null);
  const nextDay = chosenDay ?? workdayIn(1) ?? '';
  const { start, isRunning } = useActs();
  const clear = () => {
    setNotes('');
    setNextDay(null);
  };
  useUnsavedWork(notes.trim() !== '', clear, DRAWER_PARAM);
  const isPossible = ({ isFinished }: CallResult): boolean =>
    !isRunning && (isFinished || isIsoDate(nextDay));
  const record = (result: CallResult): void => {
    if (!isPossible(result)) return;
    const { outcome, isFinished } = result;
    const act = isFinished ? callbackActs.complete : callbackActs.attempt;
    const values = { outcome, notes: notes.trim() || null, ...(!isFinished && { nextDueDate: nextDay }) };
    const onDone = () => {
      clear();
      onNext?.();
    };
    start(act, callback, { values, onDone });
  };
  return { notes, setNotes, nextDay, setNextDay, record, isPossible };
}
