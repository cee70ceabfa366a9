import { useState } from 'react';
import { attemptCallback, completeCallback, type Callback, type CallOutcome } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useHolidays } from '../../shared/holidays/use-holidays';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { callbackWords } from './callback.en';
import { useEnded } from './use-ended';

/** How a call can come out: it is finished, or somebody calls again on the day that is chosen. */
export interface CallResult {
  outcome: CallOutcome;
  isFinished: boolean;
}

/** What is noted of a call, and what comes next. */
export function useMyCall({ id, version, clientName }: Callback, onNext: () => void) {
  const t = useWords(callbackWords);
  const { workdayIn } = useHolidays();
  const [notes, setNotes] = useState('');
  const [chosenDay, setNextDay] = useState<string | null>(null);
  const nextDay = chosenDay ?? workdayIn(1) ?? '';
  const hasDay = isIsoDate(nextDay);
  const [complete, completing] = useOperationMutation(completeCallback);
  const [attempt, attempting] = useOperationMutation(attemptCallback);
  const tellEnded = useEnded();
  const isRunning = completing.isLoading || attempting.isLoading;

  const run = async ({ outcome, isFinished }: CallResult): Promise<void> => {
    const said = { version, outcome, notes: notes.trim() || null };
    try {
      if (isFinished) tellEnded(await complete({ params: { id }, body: said }), t('complete.done'));
      else {
        await attempt({ params: { id }, body: { ...said, nextDueDate: nextDay } });
        showToast({ title: t('attempt.done'), message: clientName });
      }
      onNext();
    } catch (error) {
      const { title, detail } = toProblem(error);
      showToast({ title, message: detail, tone: 'error' });
    }
  };
  const isPossible = ({ isFinished }: CallResult): boolean => !isRunning && (isFinished || hasDay);
  const record = (result: CallResult): void => {
    if (isPossible(result)) void run(result);
  };
  return { notes, setNotes, nextDay, setNextDay, record, isPossible };
}
