import { useState } from 'react';
import { attemptCallback, completeCallback, type Callback, type CallOutcome } from '@quillcare/contracts';
import { addDays, nextBusinessDay } from '@quillcare/rules';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useFormats } from '../../shared/formats/use-formats';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { callbackWords } from './callback.en';
import { useEnded } from './use-ended';

/** What is noted of a call: having spoken ends it, anything else puts it off to the day that is chosen. */
export function useMyCall({ id, version, clientName }: Callback, onNext: () => void) {
  const t = useWords(callbackWords);
  const { today } = useFormats();
  const [notes, setNotes] = useState('');
  const [nextDay, setNextDay] = useState(() => nextBusinessDay(addDays(today(), 1), null));
  const [complete, completing] = useOperationMutation(completeCallback);
  const [attempt, attempting] = useOperationMutation(attemptCallback);
  const tellEnded = useEnded();
  const isRunning = completing.isLoading || attempting.isLoading;

  const run = async (outcome: CallOutcome): Promise<void> => {
    const said = { version, outcome, notes: notes.trim() || null };
    try {
      if (outcome === 'SPOKE') tellEnded(await complete({ params: { id }, body: said }), t('complete.done'));
      else {
        await attempt({ params: { id }, body: { ...said, nextDueDate: nextDay || null } });
        showToast({ title: t('attempt.done'), message: clientName });
      }
      onNext();
    } catch (error) {
      const { title, detail } = toProblem(error);
      showToast({ title, message: detail, tone: 'error' });
    }
  };
  const record = (outcome: CallOutcome): void => {
    if (!isRunning) void run(outcome);
  };
  return { notes, setNotes, nextDay, setNextDay, record, isRunning };
}
